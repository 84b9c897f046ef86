import type { ReactNode } from 'react'
import { buttonClass } from './button-class.ts'

interface DisclosureProps {
  title: string
  /** Of all disclosures with the same group, only one is open at a time. */
  group?: string
  /** What is said below the title. */
  note?: ReactNode
  /** Whether it is open at first. */
  isOpen?: boolean
  /** Whether the row looks like a button: it opens the main action. */
  isButton?: boolean
  children: ReactNode
}

/** A row that opens to show its content. It is a native `details` element, so it works without scripts. */
export function Disclosure({ title, group, note, isOpen, isButton, children }: DisclosureProps) {
  return (
    <details
      name={group}
      open={isOpen}
      className={isButton ? 'group' : 'group border-t-2 border-rule last:border-b-2'}
    >
      <summary
        className={
          isButton
            ? buttonClass({}, 'mb-4 wrap-anywhere')
            : 'flex min-h-11 items-center justify-between gap-5 py-1.5 leading-snug font-bold md:min-h-14 md:py-3 hover:bg-wash'
        }
      >
        {note ? (
          <span>
            {title}
            {note}
          </span>
        ) : (
          title
        )}
        {!isButton && <PlusMinus />}
      </summary>
      <div className="max-w-[68ch] pb-5">{children}</div>
    </details>
  )
}

/** The sign of a row that opens. `controls.css` shows the plus of a closed row and the minus of an open one. */
export function PlusMinus() {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <use href="#icon-plus" className="plus" />
      <use href="#icon-minus" className="minus" />
    </svg>
  )
}
