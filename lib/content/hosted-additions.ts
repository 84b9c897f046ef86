import { isDeepStrictEqual } from 'node:util'
import { isHttpError, type MutationEvent, type SanityClient } from '@sanity/client'
import type { LakeDocument, Transaction } from 'content-lake'
import { catchError, concatMap, defer, EMPTY, from, retry, type Subscription } from 'rxjs'
import { siteLog as log } from '#lib/server/log.ts'
import { type Addition, additionsOf, type OpenAdditions } from './additions.ts'
import { additionTransactionId } from './as-is.ts'
import { missedAdditions } from './hosted-history.ts'
import { reasonOf, waitAndLog } from './hosted-retry.ts'

type Event = MutationEvent<LakeDocument>

/** All documents but system documents. Drafts and releases are included, because staff change English there. */
const DOCUMENTS = '*[!(_id in path("_.**"))]'

/** How far back the first repair reads the history, in milliseconds. Every plan of Sanity keeps it for at least three days. */
const LONGEST_GAP = 3 * 86_400_000
/** How long before the last event a later repair begins to read, in milliseconds. */
const OVERLAP = 60_000

const REPAIR_ATTEMPTS = 5

/**
 * Adds former slugs, and the English that French was written from, to hosted content (additions.ts), as long as the process
 * lives. Every server finds the same additions. A patch is for one revision, so the first server's patch is stored and others
 * are refused. A repair, at the start and when the listener could not resume, reads changes that no server heard from history.
 * @param writer null without SANITY_API_WRITE_TOKEN: nothing is added
 */
export function addToHostedContent(writer: SanityClient | null): Subscription | null {
  if (writer === null) {
    log.warn(
      'SANITY_API_WRITE_TOKEN is not set: when a slug changes, its old address leads nowhere, and when English changes, its French does not count as out of date',
    )
    return null
  }
  const client = writer.withConfig({ perspective: 'raw', useCdn: false })
  const open: OpenAdditions = new Map()
  const read = async (id: string) => (await client.getDocument<LakeDocument>(id)) ?? null
  let complete = transactionBuffer()
  let since = Date.now() - LONGEST_GAP

  async function follow(event: Event) {
    const transaction = complete(event)
    if (transaction) await store(client, await additionsOf(transaction, open, read))
    since = Math.max(since, Date.parse(event.timestamp) - OVERLAP)
  }
  async function repair() {
    complete = transactionBuffer()
    open.clear()
    const missed = await missedAdditions(client, new Date(since).toISOString())
    for (const addition of missed) open.set(addition.stored._id, addition)
    await store(client, missed)
    const documents = missed.length
    if (documents > 0) log.info({ documents }, 'Changes that no server heard were completed')
  }
  const attemptRepair = defer(repair).pipe(
    retry({ count: REPAIR_ATTEMPTS, delay: waitAndLog('Earlier changes of hosted content cannot be read') }),
    catchError((error) => {
      log.error({ reason: reasonOf(error) }, 'Earlier changes were not completed. The next start tries again')
      return EMPTY
    }),
  )
  return client
    .listen<LakeDocument>(
      DOCUMENTS,
      {},
      {
        events: ['mutation', 'welcome', 'reset'],
        includeAllVersions: true,
        includePreviousRevision: true,
        includeMutations: false,
        enableResume: true,
      },
    )
    .pipe(
      concatMap((event) => (event.type === 'mutation' ? from(follow(event)) : attemptRepair)),
      retry({ delay: waitAndLog('Nothing is added to hosted content'), resetOnSuccess: true }),
    )
    .subscribe()
}

/** Returns a function that takes events in any order. When a transaction is complete, it returns the transaction, else null. */
function transactionBuffer() {
  const incomplete = new Map<string, Map<string, Event>>()
  return (event: Event): Pick<Transaction, 'id' | 'changes'> | null => {
    const { transactionId: id, documentId, transactionTotalEvents } = event
    const events = incomplete.get(id) ?? new Map<string, Event>()
    incomplete.set(id, events.set(documentId, event))
    if (events.size < transactionTotalEvents) return null
    incomplete.delete(id)
    const changes = [...events.values()].map(({ documentId, previous, result }) => ({
      id: documentId,
      before: previous ?? null,
      after: result ?? null,
    }))
    return { id, changes }
  }
}

async function store(client: SanityClient, additions: Addition[]): Promise<void> {
  for (const { stored, amended } of additions) {
    const { _id: id, _rev: ifRevisionID } = stored
    const set = Object.entries(amended).filter(([name, value]) => !isDeepStrictEqual(value, stored[name]))
    const unset = Object.keys(stored).filter((name) => !Object.hasOwn(amended, name))
    const patch = { id, ifRevisionID, set: Object.fromEntries(set), ...(unset.length > 0 && { unset }) }
    try {
      await client.mutate([{ patch }], {
        transactionId: additionTransactionId(),
        returnDocuments: false,
        visibility: 'async',
      })
    } catch (error) {
      requireHarmless(error, id)
    }
  }
}

/** Throws the error of a failed patch if another attempt may succeed. Logs the error if every attempt would fail. */
function requireHarmless(error: unknown, documentId: string): void {
  const status = isHttpError(error) ? error.statusCode : 500
  if (status === 429 || status >= 500) throw error
  // Another server was first, or the document was changed again or deleted. The event of that change brings the next attempt.
  if (status === 409 || status === 404) return
  log.error({ documentId, status }, 'An addition is refused: may SANITY_API_WRITE_TOKEN write?')
}
