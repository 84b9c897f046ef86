import type { CSSProperties, ReactNode } from 'react'
import { inCity } from '../city/in-city.tsx'

interface FactStripProps {
  /** Facts without a value are left out. `name` is that of a label that follows the chosen city (lib/places). */
  facts: { label: string; name?: string; value: ReactNode }[]
}

/** Facts below a hero, from edge to edge. The first fact is aligned with the page's text. */
export function FactStrip({ facts }: FactStripProps) {
  const shown = facts.filter(({ value }) => value)
  // The server counts the columns, because the browser may paint before it has received the HTML of all facts.
  const columns = { '--columns': shown.length } as CSSProperties
  return (
    <dl className="fact-strip border-t-2 border-rule" style={columns}>
      {shown.map(({ label, name, value }) => (
        <div
          key={label}
          className="px-5 py-2.5 md:px-7 md:py-5 md:max-lg:odd:pl-10 lg:first:pl-[max(2.5rem,calc(50vw-42.5rem))]"
        >
          <dt className="text-small text-muted" {...inCity(name)}>
            {label}
          </dt>
          <dd className="type-h5 mt-0.5 md:text-[1.375rem]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
