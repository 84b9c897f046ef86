/**
 * Whether a review is a customer's. Pages mark it, and the rules of the lake keep other reviews from getting the mark. Only the
 * value `true` counts.
 */
export const isVerifiedReview = ({ verified, sample }: { verified?: unknown; sample?: unknown }): boolean =>
  verified === true && sample !== true
