import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { type DocumentChange, type LakeDocument, publishedId } from 'content-lake'
import { applyPatch } from 'mendoza'
import { z } from 'zod'
import { siteLog as log } from '#lib/server/log.ts'
import { type Addition, additionsOf, type OpenAdditions } from './additions.ts'

/** The most changed documents that one call of `missedAdditions` checks: the last changed ones. */
const MOST_DOCUMENTS = 500
/** The most documents in one request for history. Their drafts and releases are requested with them, and not counted. */
const AT_ONCE = 50
/** The most transactions that one request for history returns. */
const MOST_TRANSACTIONS = 1_000

const CHANGED = `*[_updatedAt > $since && !(_id in path("_.**"))] | order(_updatedAt desc)[0...${MOST_DOCUMENTS}]._id`

/** A deletion in Mendoza, the format of patches in Sanity's history: the document becomes null. */
const DELETED = [0, null]

const patch = z.array(z.unknown())
const entry = z.object({
  id: z.string(),
  effects: z.record(z.string(), z.object({ apply: patch, revert: patch })).default({}),
})

/**
 * Replays the history of documents that changed since a time, and returns the additions that they lack. The documents of a
 * deleted release are not read. So French that staff marked as up to date only in that release counts as out of date again.
 * @param client one that may read drafts
 * @param since ISO 8601
 */
export async function missedAdditions(client: SanityClient, since: string): Promise<Addition[]> {
  const changed = await client.fetch<string[]>(CHANGED, { since }, { perspective: 'raw' })
  if (changed.length === MOST_DOCUMENTS) {
    log.warn({ since, documents: MOST_DOCUMENTS }, 'Only the last changes of hosted content are checked')
  }
  const groups = [...Map.groupBy(changed, publishedId)]
  const missed: Addition[] = []
  for (let index = 0; index < groups.length; index += AT_ONCE) {
    const ids = groups.slice(index, index + AT_ONCE).flatMap(([id, ids]) => [id, `drafts.${id}`, ...ids])
    missed.push(...(await replay(client, [...new Set(ids)], since)))
  }
  return missed
}

/** Follows the changes of documents since a time, and returns the additions that are still missing at the end. */
async function replay(client: SanityClient, ids: string[], since: string): Promise<Addition[]> {
  // The documents are read before the history. So the history may begin with newer changes, which `undo` leaves out.
  const documents = await client.getDocuments<LakeDocument>(ids)
  const states = new Map<string, LakeDocument | null>(ids.map((id, index) => [id, documents[index] ?? null]))
  const entries = await newestFirst(client, ids, since)
  const transactions = entries.map((one) => undo(one, states)).reverse()
  const open: OpenAdditions = new Map()
  for (const transaction of transactions) {
    await additionsOf(transaction, open, async (id) => states.get(id) ?? null)
    for (const { id, after } of transaction.changes) states.set(id, after)
  }
  return [...open.values()]
}

async function newestFirst(client: SanityClient, ids: string[], since: string) {
  const answer = await client.request<unknown>({
    url: `/data/history/${client.config().dataset}/transactions/${ids.join(',')}`,
    query: {
      fromTime: since,
      limit: String(MOST_TRANSACTIONS),
      reverse: 'true',
      effectFormat: 'mendoza',
      excludeContent: 'true',
      excludeMutations: 'true',
    },
  })
  if (typeof answer !== 'string') return []
  const lines = answer.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => entry.parse(JSON.parse(line)))
}

/** Undoes a transaction in `states`, which then has the documents before the transaction. Returns the undone changes. */
function undo(
  { id: transactionId, effects }: z.infer<typeof entry>,
  states: Map<string, LakeDocument | null>,
) {
  const changes: DocumentChange[] = []
  for (const [id, { apply, revert }] of Object.entries(effects)) {
    const after = states.get(id)
    if (after === undefined || !leadsTo(after, transactionId, apply)) continue
    const before = applyPatch(after && withoutRevision(after), revert) as LakeDocument | null
    states.set(id, before)
    changes.push({ id, before, after })
  }
  return { id: transactionId, changes }
}

/** Whether a transaction made this state of a document. A state that `undo` computed has no revision: it counts as made. */
function leadsTo(state: LakeDocument | null, transactionId: string, apply: unknown[]): boolean {
  if (state === null) return isDeepStrictEqual(apply, DELETED)
  return state._rev === undefined || state._rev === transactionId
}

/** The patches in the history are made for documents without `_rev`. */
function withoutRevision({ _rev, ...fields }: LakeDocument) {
  return fields
}
