import { resolve } from 'node:path'
import { applyActions } from './actions.ts'
import { openActivity } from './activity.ts'
import { eraseHistory } from './erasure.ts'
import { apiError } from './errors.ts'
import { type Asker, Evaluator } from './evaluator/evaluator.ts'
import { createView, layersOf } from './groq/perspective.ts'
import { runQuery } from './groq/query.ts'
import { sourceMapOf } from './groq/source-map.ts'
import type { OnRead } from './groq/source-reader.ts'
import { openHistory } from './history.ts'
import { applyMutations, queriesOf, type RawQuery } from './mutations.ts'
import { Presence } from './presence.ts'
import { type AuthorizerOf, publishDueReleases } from './releases/due-releases.ts'
import { tryScheduled } from './releases/publish-release.ts'
import { BUSY, Store } from './store.ts'
import type {
  CommittedTransaction,
  LakeDocument,
  LakeOptions,
  MutateOptions,
  QueryOptions,
  Transaction,
} from './types.ts'

type Params = Record<string, unknown>

/** How long `mutateFor` repeats its queries when other commits come between queries and its own commit, in milliseconds. */
const PATIENCE_MS = 5_000

/** The embedded Content Lake: documents, their history, and GROQ over them. */
export type Lake = ReturnType<typeof openLake>

/** Opens the lake in a folder, which may be empty. Throws an Error with a clear sentence when the folder cannot be used. */
export function openLake(dataDir: string, options: LakeOptions) {
  const store = new Store(resolve(dataDir), options)

  function evaluate(groq: string, params: Params, how: QueryOptions, onRead?: OnRead): unknown {
    const { perspective = 'published', draftsOf, identity } = how
    const layers = layersOf(perspective)
    return store.read((documents) =>
      runQuery(groq, params, createView(documents, layers, draftsOf), { ...options, identity }, onRead),
    )
  }

  const { projectId, dataset, file, readingOrder, log } = options
  const evaluator = new Evaluator({ dataDir: resolve(dataDir), file, projectId, dataset, readingOrder }, log)

  const history = openHistory(store.database)

  const presence = new Presence()

  const rawQuery: RawQuery = (groq, params) => evaluate(groq, params, { perspective: 'raw' })

  return {
    ...(options as Readonly<LakeOptions>),
    dataDir: resolve(dataDir),
    /** The open SQLite connection, for the host's own tables and for tests. */
    database: store.database,
    /** The number of the newest transaction; 0 when there is none. */
    get lastSeq() {
      return store.lastSeq()
    },
    async query(groq: string, params: Params = {}, how: QueryOptions = {}): Promise<unknown> {
      return evaluate(groq, params, how)
    },
    /** The same as `query`, with the source map of the result. */
    async queryWithSources(groq: string, params: Params = {}, how: QueryOptions = {}) {
      const read = new Set<LakeDocument>()
      const result = evaluate(groq, params, how, (document) => read.add(document))
      return { result, resultSourceMap: sourceMapOf(result, read) }
    },
    /** The stored documents with these ids, in this order. Missing documents are left out. The documents are frozen. */
    getDocuments(ids: string[]): LakeDocument[] {
      return store.read((documents) => ids.flatMap((id) => documents.get(id) ?? []))
    },
    /** All stored documents, or only those of `types`, sorted by id. The documents are frozen. */
    allDocuments(types?: string[]): LakeDocument[] {
      return store.read((documents) => {
        const ids = types
          ? [...new Set(types)].flatMap((type) => documents.ofType(type)).sort()
          : documents.all()
        return ids.flatMap((id) => documents.get(id) ?? [])
      })
    },
    /** The ids together with the ids of all their drafts and versions, sorted. */
    withVersions(ids: string[]): string[] {
      const versions = store.read((documents) => ids.flatMap((id) => documents.versionsOf(id)))
      return [...new Set([...ids, ...versions])].sort()
    },
    /** Ids of the documents, drafts included, that refer to a document. */
    referrers(id: string): string[] {
      return store.read((documents) => documents.referrers(id))
    },
    /** Applies Sanity's mutations as one transaction, which is on the disk when this returns. Throws `LakeError`. */
    mutate(mutations: unknown[], options: MutateOptions): CommittedTransaction {
      const own = ownCopy(mutations)
      return store.commit((work) => applyMutations(work, own, rawQuery), options)
    },
    /**
     * The same as `mutate`, but queries are evaluated in another process, so that they do not block other requests. When
     * another commit came after the queries, they are evaluated again, for at most PATIENCE_MS. Throws `LakeError`.
     */
    async mutateFor(
      asker: Asker,
      mutations: unknown[],
      options: MutateOptions,
    ): Promise<CommittedTransaction> {
      const own = ownCopy(mutations)
      const queries = queriesOf(own)
      if (queries.length === 0) return store.commit((work) => applyMutations(work, own, rawQuery), options)
      const deadline = performance.now() + PATIENCE_MS
      for (;;) {
        const { seq, results } = await evaluator.find(queries, asker)
        const found = results.values()
        try {
          return store.commit((work) => {
            if (store.lastSeq() !== seq) throw new OvertakenError()
            applyMutations(work, own, () => found.next().value)
          }, options)
        } catch (error) {
          if (!(error instanceof OvertakenError)) throw error
          if (performance.now() > deadline) throw apiError(503, BUSY, error)
        }
      }
    },
    /** Applies Sanity's document actions as one transaction, which is on the disk when this returns. Throws `LakeError`. */
    act(actions: unknown[], options: MutateOptions): CommittedTransaction {
      const own = ownCopy(actions)
      const context = { author: options.author, history }
      return store.commit((work) => {
        applyActions(work, own, context)
        if (!options.dryRun) tryScheduled(work, options.authorize)
      }, options)
    },
    /**
     * Deletes documents with their drafts and versions, and erases their texts from the history, for a person who wants their
     * data deleted. Throws `LakeError` 409 and changes nothing while another document has a strong reference to one of them.
     * A call may be repeated.
     */
    erase(ids: string[], options: MutateOptions): void {
      store.commit((work) => {
        const all = ids.flatMap((id) => [id, ...work.versionsOf(id)])
        work.applyAll('mutationError', all, (id) => work.delete(String(id)))
      }, options)
      eraseHistory(store.database, ids)
    },
    /** Publishes the scheduled releases that are due, and returns their ids (`releases/due-releases.ts`). */
    publishDueReleases(authorizerOf: AuthorizerOf, now = new Date()): string[] {
      return publishDueReleases(store, now, authorizerOf, options.log)
    },
    /** Transactions after `seq`, oldest first. */
    transactionsSince(seq: number, limit = 1000): Transaction[] {
      return store.transactionsSince(seq, limit)
    },
    /**
     * Calls `listener` for every new transaction in order, also for transactions of other processes. `isOwn` is true when this
     * lake object committed it. Returns a function that removes the listener.
     */
    subscribe(listener: (transaction: Transaction, isOwn: boolean) => void): () => void {
      return store.subscribe(listener)
    },
    history,
    activity: openActivity(store.database),
    /** Which document and field each person has open in the Studio (`presence.ts`). */
    presence,
    meta: store.meta,
    /** Evaluates the queries of clients in other processes. */
    evaluator,
    close() {
      evaluator.close()
      presence.close()
      store.close()
    },
  }
}

/** Another transaction was committed after the queries were evaluated. */
class OvertakenError extends Error {
  override name = 'OvertakenError'
}

/** A copy of a caller's values. The store keeps them, so they must be JSON, and later changes by the caller must not matter. */
function ownCopy(list: unknown[]): unknown[] {
  return JSON.parse(JSON.stringify(list))
}
