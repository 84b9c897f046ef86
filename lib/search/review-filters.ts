/** The data of a review for the filters. */
export interface ReviewFacts {
  /** 1 to 5. */
  rating: number
  hasPhotos: boolean
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
