'use client'

import type { FocusEvent, ReactNode } from 'react'

interface ChipRowProps {
  label: string
  className?: string
  /** List items with chips. */
  children: ReactNode
}

/** Chips that wrap on a wide screen. On a narrow one the row scrolls, and the whole of the focused chip is shown. */
export function ChipRow({ label, className = '', children }: ChipRowProps) {
  return (
    <ul className={`chip-row ${className}`} aria-label={label} onFocus={showWhole}>
      {children}
    </ul>
  )
}

/** The browser is content when an edge of the focused chip can be seen. */
function showWhole({ target }: FocusEvent) {
  target.scrollIntoView({ inline: 'nearest', block: 'nearest' })
}
