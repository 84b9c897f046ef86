import type { Action, SanityClient } from '@sanity/client'
import { draftId, type StoredDocument } from '#studio/core/document-pair.ts'
import { isConflict } from '#studio/core/error-words.ts'
import type { Drafted } from './check-drafts.ts'

/** `changedMeanwhile`: somebody changed one of the documents since it was shown. Then nothing was written. */
export type DraftsOutcome = { kind: 'done' | 'changedMeanwhile' } | { kind: 'refused'; error: unknown }

/** Publishes the drafts in the versions that were shown, all of them in one transaction. */
export function publishDrafts(client: SanityClient, drafts: Drafted[]): Promise<DraftsOutcome> {
  return write(
    client,
    drafts.map(({ id, draft, published }) => ({
      actionType: 'sanity.action.document.publish',
      publishedId: id,
      draftId: draft._id,
      ifDraftRevisionId: draft._rev,
      ifPublishedRevisionId: published?._rev,
    })),
  )
}

/** Discards the drafts in one transaction, unless one of them has changed since it was shown. */
export async function discardDrafts(client: SanityClient, drafts: Drafted[]): Promise<DraftsOutcome> {
  // The action does not take revisions.
  const now = await client.fetch<Pick<StoredDocument, '_id' | '_rev'>[]>(
    '*[_id in $ids]{_id, _rev}',
    { ids: drafts.map(({ id }) => draftId(id)) },
    { perspective: 'raw', tag: 'home' },
  )
  const revisions = new Map(now.map(({ _id, _rev }) => [_id, _rev]))
  if (drafts.some(({ draft }) => revisions.get(draft._id) !== draft._rev)) return { kind: 'changedMeanwhile' }
  return write(
    client,
    drafts.map(({ draft }) => ({ actionType: 'sanity.action.document.discard', draftId: draft._id })),
  )
}

async function write(client: SanityClient, actions: Action[]): Promise<DraftsOutcome> {
  try {
    await client.action(actions)
    return { kind: 'done' }
  } catch (error) {
    return isConflict(error) ? { kind: 'changedMeanwhile' } : { kind: 'refused', error }
  }
}
