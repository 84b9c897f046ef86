import { useEffect, useEffectEvent, useState } from 'react'

/** The index that stands for "no option is selected". */
export const NO_OPTION = -1

/** The index of the option that an arrow key, Home or End selects; `null` for keys that edit the text. */
export function moved(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  if (active === NO_OPTION) return null
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/**
 * The text of the box, and whether its results are open. They are open while the box has text, until the visitor dismisses
 * them. Typing, focus or a click in the box opens them again.
 */
export function useText(input: HTMLInputElement) {
  const [text, setText] = useState(input.value)
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    const read = () => {
      setText(input.value)
      setDismissed(false)
    }
    // Reads text that was typed while this code was loading.
    read()
    const events = ['input', 'focus', 'click']
    for (const event of events) input.addEventListener(event, read)
    return () => {
      for (const event of events) input.removeEventListener(event, read)
    }
  }, [input])
  return { text, isOpen: text.trim() !== '' && !isDismissed, setDismissed }
}

/** Passes each key that is pressed in the search input to `use`. When `use` returns true, the browser ignores the key. */
export function useKeys(input: HTMLInputElement, use: (key: string) => boolean) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.isComposing && use(event.key)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    input.addEventListener('keydown', listener)
    return () => input.removeEventListener('keydown', listener)
  }, [input])
}

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
