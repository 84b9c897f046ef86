import {
  type DocumentChange,
  dataError,
  type LakeDocument,
  publishedId,
  type ReadDocument,
} from 'content-lake'
import { isVerifiedReview } from '#lib/server/rights/verified-review.ts'

/** What makes a review a customer's. They are yes or no, or not there: for another value pages and rules could differ. */
const YES_OR_NO = ['verified', 'sample']

/** A review that a customer wrote at the link of a finished lead (lib/leads/reviews). A sample can be marked as verified too, and is not one. */
const isFromCustomer = (document: LakeDocument | null | undefined) =>
  document?._type === 'review' && isVerifiedReview({ verified: document.verified, sample: document.sample })

/**
 * Throws LakeError 403 where somebody makes a review verified, or gives a customer's another rating. Only what a customer
 * sent is verified, and says what the customer said (Competition Act, s. 74.02). Administrators are no exception.
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
