import type { ListenRequest } from '../listen-events.ts'
import type { Perspective } from '../types.ts'

/* What the process that evaluates queries is asked, and what it answers. */

export type Params = Record<string, unknown>

/** What the process is started with. */
export interface Settings {
  dataDir: string
  file?: string | undefined
  projectId: string
  dataset: string
  readingOrder?: boolean | undefined
}

/**
 * A query for data. Answers its result as JSON, in which the addresses of images and files under `path` begin with `origin`. With
 * sources, `,"resultSourceMap":` and the map come after it: both are members of the answer's object.
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

/** The queries of mutations. Answers what they find among the stored documents (`Found`). */
export interface FindTask {
  kind: 'find'
  queries: { query: string; params: Params }[]
}

/** As of a transaction: for each query what it returns, of documents only `_id`. */
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

/** Answers null when the filter can be parsed. */
export interface CheckTask {
  kind: 'check'
  filter: ListenFilter
}

/**
 * Answers `Matches` for the changes of the transactions after `after`, `count` of them, in their order, from the change
 * with the number `from` on. It may stop before the last: then the rest has to be asked for.
 */
export interface MatchTask {
  kind: 'match'
  filter: ListenFilter
  after: number
  count: number
  from: number
}

/** Whether a filter finds a document as it was before a change, and after it. */
export type Matches = [before: boolean, after: boolean][]

export type Task = QueryTask | FindTask | CheckTask | MatchTask

/** What a `LakeError` is made of. */
export interface Refusal {
  status: number
  message: string
  body: Record<string, unknown>
}
