/**
 * Sanity's listen protocol: the request of a listener, and the events it gets for a transaction. The server and the Studio's
 * client in the browser both import this file, so it imports no module of Node.
 */
import { evaluateSync, parse, toJS } from 'groq-js'
import { effectsOf } from './effects.ts'
import { isPublicId, isPublishedId, targetOf } from './ids.ts'
import type { Effects, LakeDocument, Transaction } from './types.ts'

/** The request of a listener, from the address of `data/listen`. */
export interface ListenRequest {
  query: string
  publishedOnly: boolean
  /** True for a visitor of a public dataset, who gets events only about published documents. */
  publicOnly?: boolean | undefined
  enableResume: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  includeEffects: boolean
}

/** The `data` of a `mutation` event. */
export interface MutationEvent {
  eventId: string
  documentId: string
  transactionId: string
  transition: 'appear' | 'update' | 'disappear'
  identity: string
  timestamp: string
  /** Missing for a new document. */
  previousRev?: string
  resultRev: string
  mutations?: unknown[]
  effects?: Effects
  /** Missing for a deleted document. */
  result?: LakeDocument
  previous?: LakeDocument | null
  visibility: 'query'
  transactionTotalEvents: number
  /** It begins with 1. The types of `@sanity/client` say 0, but Sanity's events and tests begin with 1. */
  transactionCurrentEvent: number
}

export type Matcher = (document: LakeDocument | null) => boolean

/** Since this API version, Sanity leaves out drafts and versions unless they are requested. */
const PUBLISHED_ONLY_SINCE = '2025-02-19'
const API_VERSION = /\/v([^/]+)\/data\/listen\//

/** Reads the request of a listener from its address, without the parameters of the query (`createMatcher`). */
export function readListenRequest({ pathname, searchParams }: URL): ListenRequest {
  const version = API_VERSION.exec(pathname)?.[1] ?? ''
  const isOn = (name: string) => searchParams.get(name) === 'true'
  return {
    query: searchParams.get('query') || '*',
    publishedOnly: version >= PUBLISHED_ONLY_SINCE && !isOn('includeAllVersions'),
    enableResume: isOn('enableResume'),
    includeResult: isOn('includeResult'),
    includePreviousRevision: isOn('includePreviousRevision'),
    includeMutations: searchParams.get('includeMutations') !== 'false',
    includeEffects: searchParams.get('effectFormat') === 'mendoza',
  }
}

/**
 * Returns a test of one document: whether the query finds anything when it runs on this document alone. Joins find no other
 * documents, as in Sanity. Throws a GroqSyntaxError when the query cannot be parsed.
 */
export function createMatcher(
  request: ListenRequest,
  params: Record<string, unknown>,
  identity?: string,
): Matcher {
  const tree = parse(request.query, { params })
  return (document) => {
    if (!hears(request, document)) return false
    return findsAnything(toJS(evaluateSync(tree, { dataset: [document], params, identity })))
  }
}

/** Whether a listener wants events about a document at all. This is tested before its query. */
export function hears({ publishedOnly, publicOnly }: ListenRequest, document: LakeDocument | null): boolean {
  if (document === null || (publicOnly && !isPublicId(document._id))) return false
  return !publishedOnly || isPublishedId(document._id)
}

/** Whether the result of a query counts as a match: a list with items, or a truthy value. */
export function findsAnything(result: unknown): boolean {
  return Array.isArray(result) ? result.length > 0 : Boolean(result)
}

/**
 * The events of a transaction for one listener. Numbers and total count only the events that this listener gets. The Studio
 * waits for all events of a transaction, so a larger total would block an open form forever.
 */
export function mutationEvents(
  transaction: Transaction,
  matches: Matcher,
  request: ListenRequest,
): MutationEvent[] {
  const heard = transaction.changes.flatMap((change) => {
    const transition = transitionOf(matches(change.before), matches(change.after))
    return transition ? [{ change, transition }] : []
  })
  return heard.map(({ change: { id, before, after }, transition }, index) => ({
    eventId: `${transaction.id}#${id}`,
    documentId: id,
    transactionId: transaction.id,
    transition,
    identity: transaction.author,
    timestamp: transaction.timestamp,
    ...(before && { previousRev: before._rev }),
    resultRev: transaction.id,
    // The Studio applies all mutations of an event to its copy without checking their ids. So they must be of this document
    // only.
    ...(request.includeMutations && {
      mutations: transaction.mutations.filter((one) => targetOf(one) === id),
    }),
    ...(request.includeEffects && { effects: effectsOf(before, after) }),
    ...(request.includeResult && after && { result: after }),
    ...(request.includePreviousRevision && { previous: before }),
    visibility: 'query',
    transactionTotalEvents: heard.length,
    transactionCurrentEvent: index + 1,
  }))
}

function transitionOf(before: boolean, after: boolean): MutationEvent['transition'] | null {
  if (before) return after ? 'update' : 'disappear'
  return after ? 'appear' : null
}
