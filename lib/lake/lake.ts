import { resolve } from 'node:path'
import { applyActions } from './actions.ts'
import { createView, layersOf, type View } from './groq/perspective.ts'
import { runQuery } from './groq/query.ts'
import { sourceMapOf } from './groq/source-map.ts'
import { openHistory } from './history.ts'
import { applyMutations, type RawQuery } from './mutations.ts'
import { Store } from './store.ts'
import type { Lake, LakeDocument, LakeOptions, Perspective } from './types.ts'

/** Opens the lake in a folder, which may be empty. Throws an Error with one clear sentence when it cannot be used. */
export function openLake(dataDir: string, options: LakeOptions): Lake {
  const store = new Store(resolve(dataDir), options.log)
  const viewOf = cachedViews(store)

  const rawQuery: RawQuery = (groq, params) => runQuery(groq, params, viewOf('raw'), options)

  return {
    ...options,
    dataDir: resolve(dataDir),
    database: store.database,
    get lastSeq() {
      return store.lastSeq()
    },
    async query(groq, params = {}, { perspective = 'published', identity } = {}) {
      return runQuery(groq, params, viewOf(perspective), { ...options, identity })
    },
    async queryWithSources(groq, params = {}, { perspective = 'published', identity } = {}) {
      const view = viewOf(perspective)
      const result = runQuery(groq, params, view, { ...options, identity })
      return { result, resultSourceMap: sourceMapOf(result, view) }
    },
    getDocuments(ids) {
      const documents = store.documents()
      return ids.map((id) => documents.get(id)).filter((document): document is LakeDocument => !!document)
    },
    referrers(id) {
      return store.documents().referrers(id)
    },
    mutate(mutations, options) {
      const own = ownCopy(mutations)
      return store.commit((work) => applyMutations(work, own, rawQuery), options)
    },
    act(actions, options) {
      const own = ownCopy(actions)
      return store.commit((work) => applyActions(work, own), options)
    },
    transactionsSince(seq, limit = 1000) {
      return store.transactionsSince(seq, limit)
    },
    subscribe(listener) {
      return store.subscribe(listener)
    },
    history: openHistory(store.database),
    meta: {
      get: (key) => store.getMeta(key),
      set: (key, value) => store.setMeta(key, value),
    },
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
