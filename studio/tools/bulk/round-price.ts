import { parsePriceRange } from '#lib/pricing/price-range.ts'

/** Rounding steps for prices up to a limit. */
const STEPS = [
  { upTo: 200, step: 5 },
  { upTo: 1000, step: 10 },
  { upTo: 5000, step: 50 },
  { upTo: 20_000, step: 100 },
  { upTo: Number.POSITIVE_INFINITY, step: 500 },
]

/** A price rounded to whole dollars in steps that grow with it. */
export function roundPrice(dollars: number): number {
  const step = STEPS.find(({ upTo }) => dollars <= upTo)?.step ?? 1
  return Math.max(step, Math.round(dollars / step) * step)
}

/** A price range such as `$100-$300` changed by a percentage; null when the text is not a price range. */
export function rangeByPercent(text: string, percent: number): string | null {
  const range = parsePriceRange(text)
  if (!range) return null
  if (percent === 0) return text
  const changed = (end: number) => roundPrice(Math.round(end * (100 + percent)) / 100)
  return `${dollars(changed(range.min))}-${dollars(changed(range.max))}`
}

const format = new Intl.NumberFormat('en-CA')
const dollars = (amount: number) => `$${format.format(amount)}`
