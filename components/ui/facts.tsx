import type { CSSProperties } from 'react'

export interface Fact {
  label: string
  /** A dash stands for none. */
  value: string | null
}

/** Label left, value right, ruled: figures that can be compared down a column of cards. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

interface FactStripProps {
  /** Facts without a value are left out. */
  facts: { label: string; value: string | number | null | undefined }[]
}

/** Facts below a hero, from edge to edge. The first fact is aligned with the page's text. */
export function FactStrip({ facts }: FactStripProps) {
  const shown = facts.filter(({ value }) => value)
  // The columns are counted here: the browser may paint before all facts have arrived.
  const columns = { '--columns': shown.length } as CSSProperties
  return (
    <dl className="fact-strip border-t-2 border-rule" style={columns}>
      {shown.map(({ label, value }) => (
        <div
          key={label}
          className="px-5 py-2.5 md:px-7 md:py-5 md:max-lg:odd:pl-10 lg:first:pl-[max(2.5rem,calc(50vw-42.5rem))]"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="type-h5 mt-0.5 md:text-[1.375rem]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A row of a docket: a factor and its effect on the price. */
export function DocketLine({ label, value }: { label: string; value: string | null }) {
  return (
    <div className="flex justify-between gap-4 border-t border-rule py-1 md:py-2.5">
      <dt className="min-w-0">{label}</dt>
      <dd className="max-w-3/5 flex-none text-right font-bold">{value}</dd>
    </div>
  )
}
