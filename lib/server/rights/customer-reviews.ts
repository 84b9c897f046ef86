import {
  type DocumentChange,
  dataError,
  type LakeDocument,
  publishedId,
  type ReadDocument,
} from 'content-lake'
import { isVerifiedReview } from '#lib/server/rights/verified-review.ts'

/**
 * The fields that mark a review as a customer's. They must be true, false or missing. Otherwise a page could take a value such
 * as `"yes"` for true where these rules take it for false.
 */
const YES_OR_NO = ['verified', 'sample']

/**
 * Whether a customer wrote the review, through the review link of a finished lead (lib/leads/reviews). A sample review can have
 * `verified` too, but no customer wrote it.
 */
const isFromCustomer = (document: LakeDocument | null | undefined) =>
  document?._type === 'review' && isVerifiedReview({ verified: document.verified, sample: document.sample })

/**
 * Throws LakeError 403 when a person marks a review as verified, or changes the rating of a customer's review. A verified
 * review must have the customer's own rating (Competition Act, s. 74.02). The rule holds for administrators too.
 */
export function authorizeReviews(changes: DocumentChange[], readBefore: ReadDocument): void {
  for (const { id, after, isUndo } of changes) {
    if (isUndo || after?._type !== 'review') continue
    requireYesOrNo(after)
    if (!isFromCustomer(after)) continue
    const main = publishedId(id)
    const others = changes.filter((change) => publishedId(change.id) === main).map((change) => change.before)
    const originals = [...others, readBefore(main), readBefore(`drafts.${main}`)].filter(isFromCustomer)
    if (originals.length === 0) {
      throw refused(
        id,
        'notFromCustomer',
        `${id} cannot be made a verified review: only what a customer wrote at the link of a finished lead is verified.`,
      )
    }
    if (!originals.some((original) => original?.rating === after.rating)) {
      throw refused(id, 'customersRating', `The rating of ${id} cannot be changed: a customer gave it.`)
    }
  }
}

function requireYesOrNo(review: LakeDocument): void {
  const field = YES_OR_NO.find(
    (name) => !['boolean', 'undefined'].includes(typeof (review[name] ?? undefined)),
  )
  if (field === undefined) return
  const sentence = `"${field}" of ${review._id} must be true or false.`
  throw dataError(400, 'validationError', sentence, { documentId: review._id, field })
}

function refused(documentId: string, code: 'notFromCustomer' | 'customersRating', description: string) {
  return dataError(403, 'insufficientPermissionsError', description, { documentId, code })
}
