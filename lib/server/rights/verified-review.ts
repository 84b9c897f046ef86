/**
 * Whether a review is a customer's: pages mark it as such, and the rules of the lake keep others from being so. Only `true` is a yes: anything
 * else that somebody stored is none.
 */
export const isVerifiedReview = ({ verified, sample }: { verified?: unknown; sample?: unknown }): boolean =>
  verified === true && sample !== true
