import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { type DocumentChange, type LakeDocument, publishedId } from 'content-lake'
import { applyPatch } from 'mendoza'
import { z } from 'zod'
import { siteLog as log } from '#lib/server/log.ts'
import { type Addition, additionsOf, type OpenAdditions } from './additions.ts'

/** Limits: documents of a repair, documents of one request (without their drafts and releases), transactions of one request. */
const MOST_DOCUMENTS = 500
const AT_ONCE = 50
const MOST_TRANSACTIONS = 1_000

const CHANGED = `*[_updatedAt > $since && !(_id in path("_.**"))] | order(_updatedAt desc)[0...${MOST_DOCUMENTS}]._id`

/** The Mendoza patch of a deletion: the value null. */
const DELETED = [0, null]

const patch = z.array(z.unknown())
const entry = z.object({
  id: z.string(),
  effects: z.record(z.string(), z.object({ apply: patch, revert: patch })).default({}),
})

/**
 * Returns the additions that are missing in documents of hosted Sanity that changed since a time. It replays the history of
 * these documents. If servers heard every change, nothing is missing. The documents of a release that was deleted meanwhile are
 * not read. So French that staff marked as up to date in that release alone counts as out of date again.
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

/** Follows the changes of documents since a time, and returns the additions that are open at the end. */
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

/** Takes a transaction out of `states`, which then has the documents from before it. Returns the transaction's changes. */
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

/** Whether a transaction made this state of a document. Only the stored document has a revision to compare. */
function leadsTo(state: LakeDocument | null, transactionId: string, apply: unknown[]): boolean {
  if (state === null) return isDeepStrictEqual(apply, DELETED)
  return state._rev === undefined || state._rev === transactionId
}

/** The patches in the history are made for documents without `_rev`. */
function withoutRevision({ _rev, ...fields }: LakeDocument) {
  return fields
}
