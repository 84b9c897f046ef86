import type { ReactNode } from 'react'

interface PopoverPanelProps {
  id: string
  className: string
  /** Hangs from a button that also opens it on hover. */
  hovers?: boolean
  /** Covers the page: what lies beneath cannot be reached while it is open. */
  covers?: boolean
  children: ReactNode
}

/**
 * A native popover: its button opens it without scripts, Escape and a click outside close it. What scripts add is in
 * menus.ts.
 */
export function PopoverPanel({ id, className, hovers, covers, children }: PopoverPanelProps) {
  return (
    <div
      id={id}
      popover="auto"
      className={className}
      data-hovers={hovers ? id : undefined}
      data-covers={covers ? '' : undefined}
    >
      {children}
    </div>
  )
}
