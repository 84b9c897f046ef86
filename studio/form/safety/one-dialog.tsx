import { type ReactNode, type RefObject, useId, useLayoutEffect, useState } from 'react'

interface OneDialogProps {
  /** The id of the dialog that is drawn. All places of the dialog share this ref. */
  drawn: RefObject<string | null>
  children: ReactNode
}

/**
 * Draws the dialog of "Publish" once. Sanity draws it at the button and, after the shortcut, around the form too (sanity 6.16,
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
