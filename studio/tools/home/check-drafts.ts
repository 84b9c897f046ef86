import type { SanityClient } from '@sanity/client'
import type { Workspace } from 'sanity'
import { valuesIn } from '#lib/i18n/localized-field.ts'
import type { DocumentPair, StoredDocument } from '#studio/core/document-pair.ts'
import { inBatches } from '#studio/core/in-batches.ts'
import { isObject } from '#studio/core/is-object.ts'
import { documentProblems } from '#studio/core/schema-problems.ts'
import { isFrenchOnly, readPairs } from './read-home.ts'

/** A document that has a draft. */
export interface Drafted extends DocumentPair {
  draft: StoredDocument
}

/** Why a draft is not published: a sentence for each broken rule, or that a translator may not. */
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

/** Reads the current drafts. Missing ones are left out. @param ids published ids */
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
