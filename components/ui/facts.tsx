import type { ReactElement, ReactNode } from 'react'
import { EmailText } from './email-text.tsx'

export interface Fact {
  label: string
  /** `null` is shown as a dash. */
  value: string | ReactElement | null
}

/** Facts with the label on the left and the value on the right, so values can be compared down a column of cards. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <EmailText text={value} /> : (value ?? '–')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A line of the docket, the box with an estimate: a factor and its effect on the price, such as `Toronto`, `× 1.15`. */
export function DocketLine({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-t border-rule py-1 md:py-3">
      <dt className="min-w-0">{label}</dt>
      <dd className="max-w-3/5 flex-none text-right font-bold">{value}</dd>
    </div>
  )
}
