import type { AggregateOffer, AggregateRating } from 'schema-dts'
import type { PriceRange } from '#lib/pricing/price-range.ts'

/** A rating out of five; undefined without a value or a count. */
export function aggregateRating(
  value: number | null | undefined,
  count: number | null | undefined,
): AggregateRating | undefined {
  if (!value || !count) return undefined
  return { '@type': 'AggregateRating', ratingValue: value, bestRating: 5, reviewCount: count }
}

/** An offer from the lowest to the highest price; undefined without a range. */
export function aggregateOffer(
  range: PriceRange | null,
  currency: string | null | undefined,
  url: string,
): AggregateOffer | undefined {
  if (!range) return undefined
  return {
    '@type': 'AggregateOffer',
    ...priceBounds(range, currency),
    availability: 'https://schema.org/InStock',
    url,
  }
}

/** The bounds of a price range as properties of an offer. */
export function priceBounds({ min, max }: PriceRange, currency: string | null | undefined) {
  return { lowPrice: min, highPrice: max, priceCurrency: currency || 'CAD' }
}
