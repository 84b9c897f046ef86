import {
  type DocumentChange,
  dataError,
  type LakeDocument,
  publishedId,
  type ReadDocument,
} from '#lib/lake/index.ts'

/** A review that a customer wrote at the link of a finished lead (lib/leads/reviews). A sample can be marked as verified too, and is not one. */
const isFromCustomer = (document: LakeDocument | null | undefined) =>
  document?._type === 'review' && document.verified === true && document.sample !== true

/**
 * Throws LakeError 403 where somebody makes a review verified, or gives a customer's another rating. Only what a customer
 * sent is verified, and says what the customer said (Competition Act, s. 74.02). Administrators are no exception.
 */
export function authorizeReviews(changes: DocumentChange[], read: ReadDocument): void {
  const before = new Map(changes.map((change) => [change.id, change.before]))
  for (const { id, after, isUndo } of changes) {
    if (isUndo || !after || !isFromCustomer(after)) continue
    const main = publishedId(id)
    const others = changes.filter((change) => publishedId(change.id) === main).map((change) => change.before)
    const known = [main, `drafts.${main}`].map((one) => (before.has(one) ? before.get(one) : read(one)))
    const originals = [...others, ...known].filter(isFromCustomer)
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

function refused(documentId: string, code: 'notFromCustomer' | 'customersRating', description: string) {
  return dataError(403, 'insufficientPermissionsError', description, { documentId, code })
}
