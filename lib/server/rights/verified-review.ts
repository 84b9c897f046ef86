/**
 * Whether a review is marked as written by a customer. Pages show that it is verified. Nobody else's review can be marked so
 * (`customer-reviews.ts`). Only the value `true` counts.
 */
export const isVerifiedReview = ({ verified, sample }: { verified?: unknown; sample?: unknown }): boolean =>
  verified === true && sample !== true
