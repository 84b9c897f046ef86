import type { PriceRange } from '#lib/pricing/price-range.ts'

export interface PriceBar extends PriceRange {
  label: string
  /** The price as text: the bar is only its picture. */
  text: string
}

/** Price ranges as bars on one scale from zero. Everything is said in words, and each bar has a border, so colour says nothing. */
export function PriceBars({ bars }: { bars: readonly PriceBar[] }) {
  const most = Math.max(...bars.map(({ max }) => max))
  const percent = (dollars: number) => `${(100 * dollars) / most}%`
  return (
    <dl className="border-t-2 border-rule">
      {bars.map(({ label, text, min, max }) => (
        <div key={label} className="border-b border-rule py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-5">
            <dt>{label}</dt>
            <dd className="type-h4">{text}</dd>
          </div>
          <div aria-hidden="true" className="mt-1 bg-wash">
            <div
              className="border-2 border-rule bg-loud py-1.5"
              style={{ marginLeft: percent(min), width: percent(max - min) }}
            />
          </div>
        </div>
      ))}
    </dl>
  )
}
