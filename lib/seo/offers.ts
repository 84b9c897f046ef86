import type { AggregateOffer, AggregateRating } from 'schema-dts'
import type { PriceRange } from '#lib/pricing/price-range.ts'

/** A service as offers name it. */
export interface PricedService {
  name: string | null
  slug: string | null
  priceRange: string | null
}

/** Figures of a rating out of five; nothing without a value and a count. */
export function aggregateRating(
  value: number | null | undefined,
  count: number | null | undefined,
): AggregateRating | undefined {
  if (!value || !count) return undefined
  return { '@type': 'AggregateRating', ratingValue: value, bestRating: 5, reviewCount: count }
}

/** What something costs between its lowest and highest price; nothing without a range. */
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

/** The bounds of a range as every kind of offer names them. */
export function priceBounds({ min, max }: PriceRange, currency: string | null | undefined) {
  return { lowPrice: min, highPrice: max, priceCurrency: currency || 'CAD' }
}
