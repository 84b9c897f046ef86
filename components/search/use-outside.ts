import { useEffect, useEffectEvent } from 'react'

/** Calls `leave` after a click outside of a part of the page, or when the focus moves out of it. */
export function useOutside(part: HTMLElement | null, leave: () => void) {
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !part?.contains(target)) leave()
  })
  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !part?.contains(relatedTarget)) leave()
  })
  useEffect(() => {
    const pointerDown = (event: PointerEvent) => onPointerDown(event)
    const focusOut = (event: FocusEvent) => onFocusOut(event)
    document.addEventListener('pointerdown', pointerDown)
    part?.addEventListener('focusout', focusOut)
    return () => {
      document.removeEventListener('pointerdown', pointerDown)
      part?.removeEventListener('focusout', focusOut)
    }
  }, [part])
}
