import type { AggregateOffer, AggregateRating, PriceSpecification } from 'schema-dts'
import { type PriceRange, parsePriceRange } from '#lib/pricing/price-range.ts'

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

/** A price range text as a specification, or nothing when it cannot be read. */
export function priceSpecification(
  text: string | null,
  currency: string | null,
): PriceSpecification | undefined {
  const range = parsePriceRange(text)
  if (!range) return undefined
  return {
    '@type': 'PriceSpecification',
    minPrice: range.min,
    maxPrice: range.max,
    priceCurrency: currency || 'CAD',
  }
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
    lowPrice: range.min,
    highPrice: range.max,
    priceCurrency: currency || 'CAD',
    availability: 'https://schema.org/InStock',
    url,
  }
}
