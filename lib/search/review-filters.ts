import { fold } from './fold.ts'

/** The data of a review for the filters. */
export interface ReviewFacts {
  /** 1 to 5. */
  rating: number
  /** Whether it has a photograph. A drawing is none. */
  hasPhotos: boolean
  /** Whether a customer wrote it after a job that was done. A sample is not verified. */
  verified: boolean
}

/** The possible ratings, best first. */
export const RATINGS = ['5', '4', '3', '2', '1'] as const

/** The filters of a list of reviews (docs/product.md, Reviews). */
export const REVIEW_FILTERS = ['all', ...RATINGS, 'photos', 'verified'] as const

export type ReviewFilter = (typeof REVIEW_FILTERS)[number]

/** The reviews that a filter keeps. A number keeps the reviews with exactly this rating. */
export function filterReviews<Review extends ReviewFacts>(
  reviews: readonly Review[],
  filter: ReviewFilter,
): Review[] {
  return reviews.filter((review) => {
    if (filter === 'all') return true
    if (filter === 'photos') return review.hasPhotos
    if (filter === 'verified') return review.verified
    return review.rating === Number(filter)
  })
}

/** The parameters of the reviews page in an address. */
export const REVIEW_NAMES = ['q', 'service', 'place', 'order', 'reviews'] as const

/** The orders of the reviews page. The first needs no parameter. */
export const REVIEW_ORDERS = ['newest', 'highest', 'lowest'] as const

export type ReviewOrder = (typeof REVIEW_ORDERS)[number]

/** The greatest length of a search, in characters. */
const LONGEST_SEARCH = 100

/** What the address of the reviews page asks for. */
export interface ReviewSearch {
  /** Words that a review must have; empty for all reviews. */
  text: string
  /** The slug of a service; empty for all services. */
  service: string
  /** The slug of the city of the review; empty for all cities. It is not called `city`, which changes the city of the visit. */
  place: string
  order: ReviewOrder
  filter: ReviewFilter
}

/** Reads the address of the reviews page. An unknown filter is none, an unknown order the first. */
export function readReviewSearch(query: URLSearchParams): ReviewSearch {
  return {
    text: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    service: query.get('service') ?? '',
    place: query.get('place') ?? '',
    order: REVIEW_ORDERS.find((order) => order === query.get('order')) ?? 'newest',
    filter: REVIEW_FILTERS.find((filter) => filter === query.get('reviews')) ?? 'all',
  }
}

/** The texts of a review that a search looks at. */
export interface ReviewTexts {
  title: string | null
  content: string | null
  customerName: string | null
  location: string | null
  tags: string[] | null
  installerName: string | null
  rating: number | null
  service?: { name: string | null; slug: string | null } | null
  place?: { slug: string | null } | null
}

/**
 * The reviews of a service and a place that have every word of a text, whatever the case, the accents and the plural.
 * @param reviews newest first
 */
export function searchReviews<Review extends ReviewTexts>(
  reviews: readonly Review[],
  { text, service, place, order }: Omit<ReviewSearch, 'filter'>,
): Review[] {
  const words = fold(text)
    .split(/\s+/)
    // The beginning of a longer word is enough: "fans" finds "fan", "mounting" finds "mounted".
    .map((word) => word.replace(/(?<=\w{3})(?:ing|s|x)$/, ''))
  const found = reviews.filter((review) => {
    if (service && review.service?.slug !== service) return false
    if (place && review.place?.slug !== place) return false
    const { title, content, customerName, location, tags, installerName } = review
    const said = fold(
      [title, content, customerName, location, review.service?.name, installerName, ...(tags ?? [])].join(
        ' ',
      ),
    )
    return words.every((word) => said.includes(word))
  })
  if (order === 'newest') return found
  const direction = order === 'highest' ? -1 : 1
  return found.toSorted((one, other) => direction * ((one.rating ?? 0) - (other.rating ?? 0)))
}

/** The mean of the ratings of reviews, rounded to tenths. */
export interface MeanRating {
  value: number
  count: number
  /** Whether every review is a sample. */
  isOfSamples: boolean
}

/** The fewest reviews that make a rating. A page of a service with fewer shows none of them. */
export const FEWEST_REVIEWS = 2

/** The mean of the ratings of several services; `null` when there are too few reviews. */
export function ratingOfServices(services: readonly ServiceRatings[]): MeanRating | null {
  const reviews = services.flatMap(({ ratings, ownReviews }) =>
    ratings.map((rating) => ({ rating, sample: ownReviews === 0 })),
  )
  return reviews.length < FEWEST_REVIEWS ? null : meanRating(reviews)
}

interface ServiceRatings {
  ratings: readonly (number | null)[]
  /** How many of its reviews are no samples. */
  ownReviews: number
}

/** The mean of the ratings; `null` when no review has a rating. */
export function meanRating(
  reviews: readonly { rating: number | null; sample?: boolean | null }[],
): MeanRating | null {
  const ratings = reviews.flatMap(({ rating }) => rating ?? [])
  if (ratings.length === 0) return null
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  return {
    value: Math.round(mean * 10) / 10,
    count: ratings.length,
    isOfSamples: reviews.every(({ sample }) => sample === true),
  }
}
