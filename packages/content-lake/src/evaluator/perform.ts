import { evaluate, parse, toJS } from 'groq-js'
import type { DocumentReader } from '../document-reader.ts'
import { dataError, refusalBeyondV8 } from '../errors.ts'
import { parseQuery } from '../groq/parsed-query.ts'
import { createView, layersOf } from '../groq/perspective.ts'
import { runAnyQuery } from '../groq/query.ts'
import { sourceMapOf } from '../groq/source-map.ts'
import type { OnRead } from '../groq/source-reader.ts'
import { isStudioSearch, type Tolerance } from '../groq/studio-search.ts'
import { idProblem } from '../ids.ts'
import { createMatcher, findsAnything, hears } from '../listen-events.ts'
import type { LakeDocument } from '../types.ts'
import { withOrigin } from '../with-origin.ts'
import type { FindTask, Found, ListenFilter, Matches, MatchTask, QueryTask, Settings, Task } from './tasks.ts'

/** The longest result, in characters of JSON. The server holds a result in memory until it is sent. */
const LARGEST_RESULT = 64_000_000
/** The most documents that all queries of one transaction may find. `write.ts` has the same limit for its mutations. */
const MOST_FOUND = 10_000
/** After this time, in milliseconds, `match` returns the matches that it has found so far. */
const LONG = 500

/** Does a task and returns the answer as JSON. Throws a LakeError for a wrong or too large query. */
export async function perform(task: Task, reader: DocumentReader, settings: Settings): Promise<string> {
  try {
    return await answerTo(task, reader, settings)
  } catch (error) {
    throw refusalBeyondV8(error) ?? error
  }
}

async function answerTo(task: Task, reader: DocumentReader, settings: Settings): Promise<string> {
  reader.catchUp()
  switch (task.kind) {
    case 'query':
      return resultOf(task, reader, settings)
    case 'find':
      return JSON.stringify(await find(task, reader, settings))
    case 'check':
      parseQuery(task.filter.request.query, task.filter.params)
      return 'null'
    case 'match':
      return JSON.stringify(await match(task, reader))
  }
}

async function resultOf(task: QueryTask, { index }: DocumentReader, settings: Settings): Promise<string> {
  const { query, params, perspective, identity, withSources, path, origin } = task
  const view = createView(index, layersOf(perspective))
  const read = new Set<LakeDocument>()
  const onRead: OnRead | undefined = withSources ? (document) => read.add(document) : undefined
  const run = (tolerance?: Tolerance) =>
    runAnyQuery(query, params, view, { ...settings, identity, tolerance }, onRead)
  const isSearch = isStudioSearch(query, params)
  const found = await run(isSearch ? 'accents' : undefined)
  const result = isSearch && Array.isArray(found) && found.length === 0 ? await run('errors') : found
  const sources = withSources ? `,"resultSourceMap":${JSON.stringify(sourceMapOf(result, read))}` : ''
  const json = withOrigin(JSON.stringify(result ?? null), { ...settings, path }, origin) + sources
  if (json.length <= LARGEST_RESULT) return json
  const most = LARGEST_RESULT / 1_000_000
  throw dataError(400, 'queryTooLargeError', `The result is larger than ${most} MB: ask for it in parts.`)
}

async function find(
  { queries }: FindTask,
  { index, lastSeq }: DocumentReader,
  settings: Settings,
): Promise<Found> {
  const view = createView(index, 'raw')
  const results: unknown[] = []
  let count = 0
  for (const { query, params } of queries) {
    const result = await runAnyQuery(query, params, view, settings)
    count += Array.isArray(result) ? result.length : 1
    if (count > MOST_FOUND) {
      const sentence = `The queries of these mutations find more than ${MOST_FOUND} documents: change them in parts.`
      throw dataError(400, 'validationError', sentence)
    }
    results.push(Array.isArray(result) ? result.map(idOf) : idOf(result))
  }
  return { seq: lastSeq, results }
}

/** Only the `_id` of a document, so that the result is small. Other values become `{}`, which `mutations.ts` refuses. */
function idOf(value: unknown): { _id?: string } | null {
  if (value === null) return null
  const id = typeof value === 'object' && value && '_id' in value ? value._id : undefined
  return typeof id === 'string' && !idProblem(id) ? { _id: id } : {}
}

async function match({ filter, after, count, from }: MatchTask, reader: DocumentReader): Promise<Matches> {
  const finds = matcherOf(filter)
  const started = performance.now()
  const matches: Matches = []
  const changes = reader.transactionsSince(after, count).flatMap((transaction) => transaction.changes)
  for (const change of changes.slice(from)) {
    matches.push([await finds(change.before), await finds(change.after)])
    if (performance.now() - started > LONG) break
  }
  return matches
}

/** Returns the same test as `createMatcher`, also for queries with asynchronous functions. */
function matcherOf({ request, params, identity }: ListenFilter) {
  if (!parseQuery(request.query, params).isAsync) return createMatcher(request, params, identity)
  const tree = parse(request.query, { params })
  return async (document: LakeDocument | null) => {
    if (!hears(request, document)) return false
    const value = await evaluate(tree, { dataset: [document], params, identity })
    return findsAnything(toJS(await value.asStatic()))
  }
}
