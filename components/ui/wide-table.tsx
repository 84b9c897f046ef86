import type { ReactNode } from 'react'

interface WideTableProps {
  /** The id of the heading that names the table. */
  labelledBy: string
  children: ReactNode
}

/** A table that scrolls sideways when it is too wide. It can be focused, so that the keyboard can scroll it. */
export function WideTable({ labelledBy, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Arrow keys scroll only the focused element.
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for controls.
    <div role="group" tabIndex={0} aria-labelledby={labelledBy} className="comparison">
      <table>{children}</table>
    </div>
  )
}
