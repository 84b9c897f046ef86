import { randomUUID } from 'node:crypto'
import { evaluateSync, parse, toJS } from 'groq-js'
import { effectsOf } from '../effects.ts'
import { LakeError } from '../errors.ts'
import { parseQuery } from '../groq/parsed-query.ts'
import { isPublishedId } from '../ids.ts'
import type { DocumentChange, LakeDocument, Transaction } from '../types.ts'
import { type EventStream, eventStream, follow, resumeFrom } from './event-stream.ts'
import { isOn, isSince, type SignedInExchange } from './exchange.ts'
import { groqParams } from './query.ts'

type Matcher = (document: LakeDocument | null) => boolean

interface Options {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  effects: boolean
}

/**
 * `data/listen`: an event for every change of a document that a GROQ filter matches, before or after.
 * With `enableResume` a client that connects again gets what it missed; others are told `welcome` and fetch
 * anew.
 */
export function listen(exchange: SignedInExchange): Response {
  return eventStream(exchange, (stream) => {
    const matches = matcherOrError(exchange, stream)
    if (!matches) return () => {}
    const resumed = isOn(exchange, 'enableResume') ? resumeFrom(exchange) : null
    const seq = exchange.lake.lastSeq
    const greeting = { listenerName: randomUUID() }
    if (resumed === null) stream.send({ event: 'welcome', id: seq, data: greeting })
    else stream.send({ event: 'welcomeback', data: greeting })

    const options = optionsOf(exchange)
    return follow(exchange, stream, resumed ?? seq, (transaction) => {
      const events = mutationEvents(transaction, matches, options)
      for (const [index, data] of events.entries()) {
        // Only the last one moves the position on: a transaction is seen in whole or again.
        const id = index === events.length - 1 ? { id: transaction.seq } : {}
        stream.send({ event: 'mutation', data, ...id })
      }
    })
  })
}

function optionsOf(exchange: SignedInExchange): Options {
  const { searchParams } = exchange.url
  return {
    includeResult: isOn(exchange, 'includeResult'),
    includePreviousRevision: isOn(exchange, 'includePreviousRevision'),
    includeMutations: searchParams.get('includeMutations') !== 'false',
    effects: searchParams.get('effectFormat') === 'mendoza',
  }
}

/** An event source cannot read the body of a refusal, so what is wrong with the query is told as an event. */
function matcherOrError(exchange: SignedInExchange, stream: EventStream): Matcher | null {
  try {
    return matcherOf(exchange)
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    stream.send({ event: 'channelError', data: error.body })
    stream.close()
    return null
  }
}

/**
 * A test on one document: whether the query, run on it alone, finds anything. Joins see nothing, as in
 * Sanity.
 * Since this API version Sanity leaves drafts and versions out unless they are asked for.
 */
function matcherOf(exchange: SignedInExchange): Matcher {
  const params = groqParams(exchange.url)
  const query = exchange.url.searchParams.get('query') || '*'
  parseQuery(query, params) // throws a LakeError that says where the query is wrong
  const tree = parse(query, { params })
  const publishedOnly = isSince(exchange, '2025-02-19') && !isOn(exchange, 'includeAllVersions')
  return (document) => {
    if (document === null || (publishedOnly && !isPublishedId(document._id))) return false
    const result = toJS(evaluateSync(tree, { dataset: [document], params, identity: exchange.member.id }))
    return Array.isArray(result) ? result.length > 0 : Boolean(result)
  }
}

/**
 * The events one listener gets of a transaction, numbered among themselves: clients wait until they have them
 * all.
 */
function mutationEvents(transaction: Transaction, matches: Matcher, options: Options) {
  const seen = transaction.changes.flatMap((change) => {
    const transition = transitionOf(matches(change.before), matches(change.after))
    return transition ? [{ change, transition }] : []
  })
  return seen.map(({ change: { id, before, after }, transition }, index) => ({
    eventId: `${transaction.id}#${id}`,
    documentId: id,
    transactionId: transaction.id,
    transition,
    identity: transaction.author,
    timestamp: transaction.timestamp,
    ...(before && { previousRev: before._rev }),
    resultRev: transaction.id,
    ...(options.includeMutations && { mutations: mutationsOf(transaction, { id, before, after }) }),
    ...(options.effects && { effects: effectsOf(before, after) }),
    ...(options.includeResult && after && { result: after }),
    ...(options.includePreviousRevision && { previous: before }),
    visibility: 'query',
    transactionTotalEvents: seen.length,
    transactionCurrentEvent: index,
  }))
}

function transitionOf(before: boolean, after: boolean): 'appear' | 'update' | 'disappear' | null {
  if (before) return after ? 'update' : 'disappear'
  return after ? 'appear' : null
}

/** The mutations that made a change. Stored mutations name their document. */
function mutationsOf({ mutations }: Transaction, { id }: DocumentChange): unknown[] {
  return mutations.filter((mutation) =>
    Object.values(mutation ?? {}).some((operation) => operation?.id === id || operation?._id === id),
  )
}
