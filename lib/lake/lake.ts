import { resolve } from 'node:path'
import { applyActions } from './actions.ts'
import { createView, layersOf } from './groq/perspective.ts'
import { type OnRead, runQuery } from './groq/query.ts'
import { sourceMapOf } from './groq/source-map.ts'
import { openHistory } from './history.ts'
import { applyMutations, type RawQuery } from './mutations.ts'
import { Store } from './store.ts'
import type {
  CommittedTransaction,
  LakeDocument,
  LakeOptions,
  MutateOptions,
  QueryOptions,
  Transaction,
} from './types.ts'

type Params = Record<string, unknown>

/** The embedded Content Lake: documents, their history, and GROQ over them. */
export type Lake = ReturnType<typeof openLake>

/** Opens the lake in a folder, which may be empty. Throws an Error with one clear sentence when it cannot be used. */
export function openLake(dataDir: string, options: LakeOptions) {
  const store = new Store(resolve(dataDir), options.log)

  function evaluate(groq: string, params: Params, how: QueryOptions, onRead?: OnRead): unknown {
    const { perspective = 'published', identity } = how
    const layers = layersOf(perspective)
    return store.read((documents) =>
      runQuery(groq, params, createView(documents, layers), { ...options, identity }, onRead),
    )
  }

  const rawQuery: RawQuery = (groq, params) => evaluate(groq, params, { perspective: 'raw' })

  return {
    ...(options as Readonly<LakeOptions>),
    dataDir: resolve(dataDir),
    /** The live connection, for tables of the host and for tests. */
    database: store.database,
    /** Number of the newest transaction, 0 when there is none. */
    get lastSeq() {
      return store.lastSeq()
    },
    async query(groq: string, params: Params = {}, how: QueryOptions = {}): Promise<unknown> {
      return evaluate(groq, params, how)
    },
    /** The same, and which field of which document each part of the result is. */
    async queryWithSources(groq: string, params: Params = {}, how: QueryOptions = {}) {
      const read = new Set<LakeDocument>()
      const result = evaluate(groq, params, how, (document) => read.add(document))
      return { result, resultSourceMap: sourceMapOf(result, read) }
    },
    /** The documents as stored, in the order asked for, missing ones left out. They are frozen. */
    getDocuments(ids: string[]): LakeDocument[] {
      return store.read((documents) => ids.flatMap((id) => documents.get(id) ?? []))
    },
    /** Ids of the documents, drafts included, that refer to a document. */
    referrers(id: string): string[] {
      return store.read((documents) => documents.referrers(id))
    },
    /** Applies Sanity mutations as one transaction; durable when it returns. Throws `LakeError`. */
    mutate(mutations: unknown[], options: MutateOptions): CommittedTransaction {
      const own = ownCopy(mutations)
      return store.commit((work) => applyMutations(work, own, rawQuery), options)
    },
    /** Applies Sanity document actions as one transaction; durable when it returns. Throws `LakeError`. */
    act(actions: unknown[], options: MutateOptions): CommittedTransaction {
      const own = ownCopy(actions)
      return store.commit((work) => applyActions(work, own), options)
    },
    /** Transactions after `seq`, oldest first. */
    transactionsSince(seq: number, limit = 1000): Transaction[] {
      return store.transactionsSince(seq, limit)
    },
    /**
     * Calls back for every transaction after now, in order, other processes' included. `isOwn` is whether this lake
     * committed it. Returns how to stop.
     */
    subscribe(listener: (transaction: Transaction, isOwn: boolean) => void): () => void {
      return store.subscribe(listener)
    },
    history: openHistory(store.database),
    meta: store.meta,
    close() {
      store.close()
    },
  }
}

/**
 * A copy of what a caller passes, because it becomes part of the store: it must be JSON, and the caller must not be
 * able to change it.
 */
function ownCopy(list: unknown[]): unknown[] {
  return JSON.parse(JSON.stringify(list))
}
