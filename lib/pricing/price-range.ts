/** A price range in whole Canadian dollars, before tax. */
export interface PriceRange {
  min: number
  max: number
}

/** Used when the text of a price range cannot be read (docs/product.md, Price ranges). */
const FALLBACK_PRICE_RANGE: Readonly<PriceRange> = { min: 100, max: 300 }

/**
 * Reads a text such as `$2,500-$6,000`: dollar signs and commas are removed, then two integers separated by a
 * dash are read. Returns null when the text does not match.
 */
export function parsePriceRange(text: string | null | undefined): PriceRange | null {
  const match = text?.replace(/[$,]/g, '').match(/(\d+)\s*[-–]\s*(\d+)/)
  return match ? { min: Number(match[1]), max: Number(match[2]) } : null
}

/** Like `parsePriceRange`, but returns $100-$300 when the text cannot be read. */
export function priceRangeOrFallback(text: string | null | undefined): PriceRange {
  return parsePriceRange(text) ?? { ...FALLBACK_PRICE_RANGE }
}

/**
 * Both ends times a factor, plus an amount, in whole dollars. A half rounds up: binary fractions are removed before,
 * because 287.5 may come out as 287.49999999999994.
 */
export function timesFactor({ min, max }: PriceRange, factor: number, plus = 0): PriceRange {
  const total = (end: number) => Math.round(withoutNoise(end * factor + plus))
  return { min: total(min), max: total(max) }
}

/** Rounds to six decimals, because JavaScript calculates 0.8 + 3 × 0.1 as 1.1000000000000001. */
export function withoutNoise(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** From the lowest to the highest of several prices; null when there is none. */
export function priceSpan(prices: readonly (PriceRange | null)[]): PriceRange | null {
  const ranges = prices.filter((range) => range !== null)
  if (ranges.length === 0) return null
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  }
}

/** The range minus a percentage, in whole dollars. */
export function discounted({ min, max }: PriceRange, percent: number): PriceRange {
  const rest = (end: number) => Math.round((end * (100 - percent)) / 100)
  return { min: rest(min), max: rest(max) }
}
