import { resolve } from 'node:path'
import { applyActions } from './actions.ts'
import { createView, layersOf, type View } from './groq/perspective.ts'
import { runQuery } from './groq/query.ts'
import { sourceMapOf } from './groq/source-map.ts'
import { openHistory } from './history.ts'
import { applyMutations, type RawQuery } from './mutations.ts'
import { Store } from './store.ts'
import type {
  CommittedTransaction,
  LakeDocument,
  LakeOptions,
  MutateOptions,
  Perspective,
  QueryOptions,
  Transaction,
} from './types.ts'

type Params = Record<string, unknown>

/** The embedded Content Lake: documents, their history, and GROQ over them. */
export type Lake = ReturnType<typeof openLake>

/** Opens the lake in a folder, which may be empty. Throws an Error with one clear sentence when it cannot be used. */
export function openLake(dataDir: string, options: LakeOptions) {
  const store = new Store(resolve(dataDir), options.log)
  const viewOf = cachedViews(store)

  const rawQuery: RawQuery = (groq, params) => runQuery(groq, params, viewOf('raw'), options)

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
      const { perspective = 'published', identity } = how
      return runQuery(groq, params, viewOf(perspective), { ...options, identity })
    },
    /** The same, and which field of which document each part of the result is. */
    async queryWithSources(groq: string, params: Params = {}, how: QueryOptions = {}) {
      const { perspective = 'published', identity } = how
      const view = viewOf(perspective)
      const result = runQuery(groq, params, view, { ...options, identity })
      return { result, resultSourceMap: sourceMapOf(result, view) }
    },
    /** The documents as stored, in the order asked for, missing ones left out. They are frozen. */
    getDocuments(ids: string[]): LakeDocument[] {
      const documents = store.documents()
      return ids.flatMap((id) => documents.get(id) ?? [])
    },
    /** Ids of the documents, drafts included, that refer to a document. */
    referrers(id: string): string[] {
      return store.documents().referrers(id)
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

const MAX_CACHED_VIEWS = 16

/** Views of the documents, one per perspective, kept until the documents change. */
function cachedViews(store: Store): (perspective: Perspective) => View {
  const views = new Map<string, View>()
  let version = -1
  return (perspective) => {
    const documents = store.documents()
    const layers = layersOf(perspective)
    if (documents.version !== version || views.size >= MAX_CACHED_VIEWS) {
      views.clear()
      version = documents.version
    }
    const key = String(layers)
    const view = views.get(key) ?? createView(documents, layers)
    views.set(key, view)
    return view
  }
}
