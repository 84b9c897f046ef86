import type { ReactNode } from 'react'

interface DisclosureProps {
  title: string
  /** Of all disclosures with the same group, only one is open at a time. */
  group?: string
  /** What is said below the title. */
  note?: ReactNode
  /** Whether it is open at first. */
  isOpen?: boolean
  children: ReactNode
}

/** A row that opens to show its content. It is a native `details` element, so it works without scripts. */
export function Disclosure({ title, group, note, isOpen, children }: DisclosureProps) {
  return (
    <details name={group} open={isOpen} className="group border-t-2 border-rule last:border-b-2">
      <summary className="flex min-h-11 items-center justify-between gap-5 py-1.5 leading-snug font-bold md:min-h-14 md:py-3 hover:bg-wash">
        {note ? (
          <span>
            {title}
            {note}
          </span>
        ) : (
          title
        )}
        <PlusMinus />
      </summary>
      <div className="max-w-[68ch] pb-5">{children}</div>
    </details>
  )
}

function PlusMinus() {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <use href="#icon-plus" className="group-open:hidden" />
      <use href="#icon-minus" className="hidden group-open:inline" />
    </svg>
  )
}
