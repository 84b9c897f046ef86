/**
 * Whether a review is marked as written by a customer. Pages show that it is verified. Nobody else's review can be marked so
 * (`customer-reviews.ts`). Only the value `true` counts.
 */
export const isVerifiedReview = ({ verified, sample }: { verified?: unknown; sample?: unknown }): boolean =>
  verified === true && sample !== true

/** The texts of a review that are a customer's own, and the answer of the contractor of the job. */
const OWN_TEXTS = ['title', 'content', 'installerResponse']

/**
 * Whether a text of a review is in a customer's or a contractor's own words, which nobody else changes. Reviews from before
 * their language was noted count in both languages.
 * @param field the first part of the text's path
 */
export function isOwnText(
  document: Readonly<Record<string, unknown>>,
  field: unknown,
  language: string,
): boolean {
  if (document._type !== 'review' || typeof field !== 'string' || !OWN_TEXTS.includes(field)) return false
  if (field !== 'installerResponse') {
    return isVerifiedReview(document) && (document.writtenIn ?? language) === language
  }
  const answer = (document.installerResponse ?? {}) as { fromContractor?: unknown; writtenIn?: unknown }
  return answer.fromContractor === true && (answer.writtenIn ?? language) === language
}
