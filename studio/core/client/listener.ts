import { evaluateSync, parse, toJS } from 'groq-js'
import type { StreamChange, StreamDocument, StreamTransaction } from './transactions.ts'

/** What a listener asked for: the query string of Sanity's `data/listen` endpoint. */
export interface ListenRequest {
  query: string
  params: Record<string, unknown>
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  enableResume: boolean
}

/** The `data` of Sanity's `mutation` event, as `@sanity/client` hands it to the Studio. */
export interface MutationEventData {
  eventId: string
  documentId: string
  transactionId: string
  transition: 'appear' | 'update' | 'disappear'
  identity: string
  timestamp: string
  previousRev?: string
  resultRev: string
  mutations: Record<string, unknown>[]
  effects: { apply: unknown[]; revert: unknown[] }
  result?: StreamDocument | null
  previous?: StreamDocument | null
  visibility: 'query'
  transactionTotalEvents: number
  transactionCurrentEvent: number
}

/** Reads a listen request from the address `@sanity/client` would have called. */
export function parseListenRequest(url: URL): ListenRequest {
  const options = url.searchParams
  const isOn = (name: string, byDefault: boolean) => {
    const value = options.get(name)
    return value === null ? byDefault : value === 'true'
  }
  const params = [...options].filter(([name]) => name.startsWith('$'))
  return {
    query: options.get('query') ?? '*',
    params: Object.fromEntries(params.map(([name, value]) => [name.slice(1), JSON.parse(value)])),
    includeResult: isOn('includeResult', true),
    includePreviousRevision: isOn('includePreviousRevision', false),
    includeMutations: isOn('includeMutations', true),
    enableResume: isOn('enableResume', false),
  }
}

export type Matcher = (document: StreamDocument | null) => boolean

/**
 * Compiles a listener's query into a test on one document.
 * Throws a GroqSyntaxError when the query cannot be parsed. Joins see nothing, as in Sanity's own listener.
 */
export function createMatcher({ query, params }: Pick<ListenRequest, 'query' | 'params'>): Matcher {
  if (query.trim() === '*') return (document) => document !== null
  const tree = parse(query, { params })
  return (document) => {
    if (document === null) return false
    const result = toJS(evaluateSync(tree, { dataset: [document], params }))
    return Array.isArray(result) ? result.length > 0 : Boolean(result)
  }
}

/**
 * The events one listener sees of one transaction.
 * They are counted per listener: the Studio waits for `transactionTotalEvents` of them, so a count that included documents
 * the listener never hears of would freeze an open form for good.
 */
export function toMutationEvents(
  transaction: StreamTransaction,
  matches: Matcher,
  request: Pick<ListenRequest, 'includeResult' | 'includePreviousRevision' | 'includeMutations'>,
): MutationEventData[] {
  const seen = transaction.documents.flatMap((change) => {
    const transition = transitionOf(matches(change.before), matches(change.after))
    return transition ? [{ change, transition }] : []
  })
  return seen.map(({ change, transition }, index) => ({
    eventId: `${transaction.transactionId}#${change.documentId}`,
    documentId: change.documentId,
    transactionId: transaction.transactionId,
    transition,
    identity: transaction.identity,
    timestamp: transaction.timestamp,
    ...(change.before ? { previousRev: change.before._rev } : {}),
    resultRev: change.after?._rev ?? transaction.transactionId,
    mutations: request.includeMutations ? mutationsOf(transaction, change) : [],
    effects: { apply: replaceWith(change.after), revert: replaceWith(change.before) },
    ...(request.includeResult ? { result: change.after } : {}),
    ...(request.includePreviousRevision ? { previous: change.before } : {}),
    visibility: 'query',
    transactionTotalEvents: seen.length,
    transactionCurrentEvent: index + 1,
  }))
}

function transitionOf(before: boolean, after: boolean): MutationEventData['transition'] | null {
  if (before) return after ? 'update' : 'disappear'
  return after ? 'appear' : null
}

/** A Mendoza patch that puts a whole document in place; the Studio adds `_rev` itself. */
function replaceWith(document: StreamDocument | null): unknown[] {
  if (!document) return [0, null]
  const { _rev, ...rest } = document
  return [0, rest]
}

/**
 * The mutations that made this change. The Studio applies them to its own copy without looking at their ids, so they must be
 * this document's alone; where a mutation names documents by query, the outcome is sent instead.
 */
function mutationsOf(transaction: StreamTransaction, change: StreamChange): Record<string, unknown>[] {
  const own: Record<string, unknown>[] = []
  for (const mutation of transaction.mutations) {
    const target = targetOf(mutation)
    if (target === undefined) return outcomeOf(change)
    if (target === change.documentId) own.push(mutation)
  }
  return own.length > 0 ? own : outcomeOf(change)
}

function outcomeOf({ documentId, after }: StreamChange): Record<string, unknown>[] {
  return after ? [{ createOrReplace: after }] : [{ delete: { id: documentId } }]
}

function targetOf(mutation: Record<string, unknown>): string | undefined {
  const [operation] = Object.values(mutation)
  if (typeof operation !== 'object' || operation === null) return undefined
  if ('id' in operation && typeof operation.id === 'string') return operation.id
  if ('_id' in operation && typeof operation._id === 'string') return operation._id
  return undefined
}
