import type { SanityClient } from '@sanity/client'
import type { Workspace } from 'sanity'
import { valuesIn } from '#lib/i18n/localized-field.ts'
import { discardDrafts } from '#studio/core/discard-drafts.ts'
import type { DocumentPair, StoredDocument } from '#studio/core/document-pair.ts'
import { isConflict } from '#studio/core/error-words.ts'
import { inBatches } from '#studio/core/in-batches.ts'
import { isObject } from '#studio/core/is-object.ts'
import { documentProblems } from '#studio/core/schema-problems.ts'
import { differences } from '#studio/core/write-document.ts'
import { isFrenchOnly, readPairs } from './read-home.ts'

/** A document that has a draft. */
export interface Drafted extends DocumentPair {
  draft: StoredDocument
}

/** Why a draft cannot be published: it breaks rules (a sentence for each), or a translator may not publish it. */
type Obstacle = { kind: 'rules'; sentences: string[] } | { kind: 'notFrench' }

export interface CheckedDraft {
  pair: Drafted
  /** Null when it can be published. */
  obstacle: Obstacle | null
}

interface Checking {
  client: SanityClient
  workspace: Workspace
  /** Published ids. */
  ids: readonly string[]
  isTranslator: boolean
  onProgress: (done: number, total: number) => void
}

/** Reads the current drafts. A document without a draft is left out. @param ids published ids */
export async function readDrafts(client: SanityClient, ids: readonly string[]): Promise<Drafted[]> {
  const pairs = await readPairs(client, ids)
  return pairs.flatMap((pair) => (pair.draft === null ? [] : [{ ...pair, draft: pair.draft }]))
}

/** Reads the drafts and checks whether they can be published together. */
export async function checkDrafts(checking: Checking): Promise<CheckedDraft[]> {
  const { client, workspace, ids, isTranslator, onProgress } = checking
  const drafts = await readDrafts(client, ids)
  const onSite = await publishedAmong(
    client,
    drafts.flatMap(({ draft }) => referencesIn(draft)),
  )
  const together = new Set(drafts.map(({ id }) => id))
  const isThere = (id: string) => together.has(id) || onSite.has(id)

  async function check(pair: Drafted): Promise<CheckedDraft> {
    if (isTranslator && !isFrenchOnly(pair)) return { pair, obstacle: { kind: 'notFrench' } }
    const sentences = await documentProblems(workspace, pair.draft, isThere)
    return { pair, obstacle: sentences.length > 0 ? { kind: 'rules', sentences } : null }
  }

  return inBatches(drafts, check, onProgress)
}

function referencesIn(document: StoredDocument): string[] {
  return [...valuesIn(document)].flatMap(({ value }) =>
    isObject(value) && typeof value._ref === 'string' ? [value._ref] : [],
  )
}

async function publishedAmong(client: SanityClient, ids: string[]): Promise<ReadonlySet<string>> {
  const found = await client.fetch<string[]>(
    '*[_id in $ids]._id',
    { ids: [...new Set(ids)] },
    { perspective: 'raw', tag: 'home' },
  )
  return new Set(found)
}

/** `changedMeanwhile`: somebody changed one of the documents since it was shown. Then nothing was written. */
export type DraftsOutcome =
  | { kind: 'done'; revision: string }
  | { kind: 'changedMeanwhile' }
  | { kind: 'refused'; error: unknown }

/**
 * Writes changed drafts in one transaction, unless one of them has changed since it was shown. Returns all drafts with their
 * new content. Unchanged drafts are not written.
 * @throws when the lake refuses
 */
export async function changeDrafts(
  client: SanityClient,
  drafts: Drafted[],
  change: (id: string, draft: StoredDocument) => StoredDocument,
): Promise<Drafted[]> {
  const changed = drafts.map((pair) => ({ pair, draft: change(pair.id, pair.draft) }))
  const written = changed.filter(({ pair, draft }) => draft !== pair.draft)
  if (written.length === 0) return drafts
  const transaction = client.transaction()
  for (const { pair, draft } of written) {
    const { set, unset } = differences(pair.draft, draft)
    transaction.patch(pair.draft._id, { set, unset, ifRevisionID: pair.draft._rev })
  }
  const { transactionId } = await transaction.commit({ returnDocuments: false })
  return changed.map(({ pair, draft }) =>
    draft === pair.draft ? pair : { ...pair, draft: { ...draft, _rev: transactionId } },
  )
}

/** Publishes the shown versions of the drafts in one transaction. */
export function publishDrafts(client: SanityClient, drafts: Drafted[]): Promise<DraftsOutcome> {
  const actions = drafts.map(({ id, draft, published }) => ({
    actionType: 'sanity.action.document.publish' as const,
    publishedId: id,
    draftId: draft._id,
    ifDraftRevisionId: draft._rev,
    ifPublishedRevisionId: published?._rev,
  }))
  return outcomeOf(client.action(actions).then(({ transactionId }) => transactionId))
}

/** Discards the drafts in one transaction, unless one of them has changed since it was shown. */
export const discardShown = (client: SanityClient, drafts: Drafted[]): Promise<DraftsOutcome> =>
  outcomeOf(
    discardDrafts(
      client,
      drafts.map(({ draft }) => draft),
    ),
  )

async function outcomeOf(written: Promise<string>): Promise<DraftsOutcome> {
  try {
    return { kind: 'done', revision: await written }
  } catch (error) {
    return isConflict(error) ? { kind: 'changedMeanwhile' } : { kind: 'refused', error }
  }
}
