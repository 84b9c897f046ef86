import type { AggregateOffer, AggregateRating } from 'schema-dts'
import { env } from '#lib/env.ts'
import type { PriceRange } from '#lib/pricing/price-range.ts'
import { isPublicSite } from './public-site.ts'

/**
 * A rating of the site settings, out of five; undefined without a value or a count. No reviews on the page stand behind it, so a
 * public site does not state it (docs/product.md, Structured data).
 */
export function settingsRating(
  value: number | null | undefined,
  count: number | null | undefined,
): AggregateRating | undefined {
  return isPublicSite(env) ? undefined : aggregateRating(value, count)
}

/** The fewest reviews with a rating in structured data. */
const FEWEST_REVIEWS = 2

/** The mean rating of the reviews of done jobs that the page shows, rounded to tenths; undefined with fewer than two. */
export function ratingOfReviews(reviews: readonly { rating: number | null }[]): AggregateRating | undefined {
  const ratings = reviews.flatMap(({ rating }) => rating ?? [])
  if (ratings.length < FEWEST_REVIEWS) return undefined
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  return aggregateRating(Math.round(mean * 10) / 10, ratings.length)
}

/** A rating out of five; undefined without a value or a count. */
function aggregateRating(
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
