import type { ListenRequest } from '../listen-events.ts'
import type { Perspective } from '../types.ts'

/** The processor time that a query may use, in seconds. Time in which the query waits for a busy processor does not count. */
export const SECONDS = 2

/** The longest wait for an answer in milliseconds. It is longer than SECONDS, because the processor may be busy. */
export const PATIENCE_MS = 9_000

/** The signal with which the evaluating process ends itself when a query has used its time. */
export const OUT_OF_TIME = 'SIGVTALRM'

/* The messages to and from the evaluating process. */

export type Params = Record<string, unknown>

/** The settings with which the process is started. */
export interface Settings {
  dataDir: string
  file?: string | undefined
  projectId: string
  dataset: string
  readingOrder?: boolean | undefined
}

/**
 * A query. The answer is the result as JSON, in which addresses of images and files under `path` begin with `origin`. With
 * `withSources`, the text `,"resultSourceMap":` and the map follow the result. The caller puts both into one JSON object.
 */
export interface QueryTask {
  kind: 'query'
  query: string
  params: Params
  perspective: Perspective
  identity: string
  withSources: boolean
  path: string
  origin: string
}

/** The queries by which mutations select documents, such as `{delete: {query}}`. The answer is `Found`. */
export interface FindTask {
  kind: 'find'
  queries: { query: string; params: Params }[]
}

/** The results of the queries in the state after transaction `seq`. A document in a result has only its `_id`. */
export interface Found {
  seq: number
  results: unknown[]
}

/** The filter of a listener. */
export interface ListenFilter {
  request: ListenRequest
  params: Params
  identity: string
}

/** Parses the filter of a listener. The answer is null. A filter that cannot be parsed is refused. */
export interface CheckTask {
  kind: 'check'
  filter: ListenFilter
}

/**
 * Asks which changes a filter matches. These are the changes of the `count` transactions after the transaction `after`, from
 * the change number `from` on. The answer is `Matches`. It may stop early. Then the caller requests the rest.
 */
export interface MatchTask {
  kind: 'match'
  filter: ListenFilter
  after: number
  count: number
  from: number
}

/** For each change: whether a filter matches the document before it, and after it. */
export type Matches = [before: boolean, after: boolean][]

export type Task = QueryTask | FindTask | CheckTask | MatchTask

/** The fields of a `LakeError`. */
export interface Refusal {
  status: number
  message: string
  body: Record<string, unknown>
}
