/**
 * Whether a review is marked as written by a customer. Pages show the mark, and rules of the lake (`customer-reviews.ts`) keep
 * it from other reviews. Only the value `true` counts.
 */
export const isVerifiedReview = ({ verified, sample }: { verified?: unknown; sample?: unknown }): boolean =>
  verified === true && sample !== true
