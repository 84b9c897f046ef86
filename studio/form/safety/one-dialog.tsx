import { type ReactNode, type RefObject, useId, useLayoutEffect, useState } from 'react'

interface OneDialogProps {
  /** Which of them is drawn, by its id. One for all places of the dialog. */
  drawn: RefObject<string | null>
  children: ReactNode
}

/**
 * The dialog of "Publish", once. Sanity draws it at the button and, when the shortcut opened it, around the form as well (sanity 6.16,
 * `KeyboardShortcutResponder`).
 */
export function OneDialog({ drawn, children }: OneDialogProps) {
  const id = useId()
  const [isDrawn, setIsDrawn] = useState(false)
  useLayoutEffect(() => {
    if (drawn.current !== null) return
    drawn.current = id
    setIsDrawn(true)
    return () => {
      drawn.current = null
    }
  }, [drawn, id])
  return isDrawn ? children : null
}
