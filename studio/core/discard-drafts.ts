import type { SanityClient } from '@sanity/client'
import type { StoredDocument } from './document-pair.ts'

/** A document at one revision. */
export type Revision = Pick<StoredDocument, '_id' | '_rev'>

/**
 * A field that no document has. Only a patch can require a revision. A patch that removes this field changes nothing, and makes
 * the transaction fail if the document changed.
 */
export const REVISION_LOCK = '_revision_lock_pseudo_field_'

/**
 * Discards drafts in one transaction, all or none. Returns the id of the transaction. Rejects with a conflict (409) when one of
 * them has changed since.
 */
export async function discardDrafts(client: SanityClient, drafts: readonly Revision[]): Promise<string> {
  const transaction = client.transaction()
  for (const { _id, _rev } of drafts) {
    transaction.patch(_id, { unset: [REVISION_LOCK], ifRevisionID: _rev })
    transaction.delete(_id)
  }
  return (await transaction.commit({ returnDocuments: false })).transactionId
}
