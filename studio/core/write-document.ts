import type { SanityClient } from '@sanity/client'
import { currentOf, type DocumentPair, draftId, type StoredDocument } from './document-pair.ts'
import { isConflict } from './error-words.ts'

/** A document as it is now, and its content after a planned change. */
export interface PlannedDocument {
  pair: DocumentPair
  after: Record<string, unknown>
}

export type WriteMode = 'drafts' | 'publish'

/**
 * `changedMeanwhile`: not written, because the document had changed. `leftAsDraft`: the draft was written, but not published.
 * `hasDraft`: nothing was written, because publishing would include somebody's unfinished draft.
 * `breaksRules`: the draft was written, but not published, for the reasons in `sentences`.
 */
export type WriteOutcome =
  | { kind: 'drafted' | 'changedMeanwhile' | 'hasDraft' }
  | { kind: 'published'; revision: string }
  | { kind: 'breaksRules'; sentences: string[] }
  | { kind: 'leftAsDraft' | 'refused'; error: unknown }

/** The sentences that say why a document cannot be published. */
export type RulesOf = (planned: PlannedDocument) => Promise<string[]>

/** Writes one document, unless it has changed since it was read. @param brokenRules asked before the document is published */
export async function writeDocument(
  client: SanityClient,
  planned: PlannedDocument,
  mode: WriteMode,
  brokenRules?: RulesOf,
): Promise<WriteOutcome> {
  const { pair } = planned
  if (mode === 'publish' && pair.draft !== null) return { kind: 'hasDraft' }
  try {
    if (!(await isAsRead(client, pair))) return { kind: 'changedMeanwhile' }
    const revision = await writeDraft(client, planned)
    if (mode === 'drafts') return { kind: 'drafted' }
    const sentences = (await brokenRules?.(planned)) ?? []
    return sentences.length > 0 ? { kind: 'breaksRules', sentences } : await publish(client, pair, revision)
  } catch (error) {
    return isConflict(error) ? { kind: 'changedMeanwhile' } : { kind: 'refused', error }
  }
}

async function isAsRead(client: SanityClient, { id, draft, published }: DocumentPair): Promise<boolean> {
  const ids = [id, draftId(id)]
  const now = await client.fetch<Pick<StoredDocument, '_id' | '_rev'>[]>(
    '*[_id in $ids]{_id, _rev}',
    { ids },
    { perspective: 'raw' },
  )
  const revision = (wanted: string) => now.find(({ _id }) => _id === wanted)?._rev
  return revision(id) === published?._rev && revision(draftId(id)) === draft?._rev
}

/** Returns the draft's new revision. */
async function writeDraft(client: SanityClient, { pair, after }: PlannedDocument): Promise<string> {
  const id = draftId(pair.id)
  if (pair.draft === null) {
    const { _rev, _updatedAt, ...content } = after
    // Fails when a draft was created in the meantime.
    return (await client.create({ ...content, _type: pair.type, _id: id }))._rev
  }
  const { set, unset } = differences(pair.draft, after)
  return (await client.patch(id).set(set).unset(unset).ifRevisionId(pair.draft._rev).commit())._rev
}

const KEPT_BY_THE_LAKE = new Set(['_id', '_rev', '_createdAt', '_updatedAt'])

/** The changes that turn one version of a document into another. A changed field is set as a whole. */
export function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const isChanged = (name: string) =>
    !KEPT_BY_THE_LAKE.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name])
  return {
    set: Object.fromEntries(Object.entries(after).filter(([name]) => isChanged(name))),
    unset: Object.keys(before).filter((name) => !(name in after) && isChanged(name)),
  }
}

async function publish(client: SanityClient, pair: DocumentPair, revision: string): Promise<WriteOutcome> {
  try {
    const { transactionId } = await client.action({
      actionType: 'sanity.action.document.publish',
      publishedId: pair.id,
      draftId: draftId(pair.id),
      ifDraftRevisionId: revision,
      ifPublishedRevisionId: currentOf(pair)?._rev,
    })
    return { kind: 'published', revision: transactionId }
  } catch (error) {
    return { kind: 'leftAsDraft', error }
  }
}
