import { randomUUID } from 'node:crypto'
import { LakeError } from '../errors.ts'
import { parseQuery } from '../groq/parsed-query.ts'
import { isPublishedId } from '../ids.ts'
import {
  createMatcher,
  type ListenRequest,
  type Matcher,
  mutationEvents,
  readListenRequest,
} from '../listen-events.ts'
import { type EventStream, eventStream, follow, resumeFrom } from './event-stream.ts'
import { isOn, type SignedInExchange } from './exchange.ts'
import { groqParams, SYNC_TAG } from './query.ts'

/**
 * `data/listen`: an event for every change of a document that a GROQ filter matches, before or after. With
 * `enableResume` a client that connects again gets what it missed. Other clients get `welcome` and fetch everything
 * again.
 */
export function listen(exchange: SignedInExchange): Response {
  const request = readListenRequest(exchange.url)
  return eventStream(exchange, (stream) => {
    const matches = matcherOrError(exchange, request, stream)
    if (!matches) return () => {}
    const resumed = request.enableResume ? resumeFrom(exchange) : null
    const seq = exchange.lake.lastSeq
    const greeting = { listenerName: randomUUID() }
    if (resumed === null) stream.send({ event: 'welcome', id: seq, data: greeting })
    else stream.send({ event: 'welcomeback', data: greeting })

    return follow(exchange, stream, resumed ?? seq, (transaction) => {
      const events = mutationEvents(transaction, matches, request)
      for (const [index, data] of events.entries()) {
        // Only the last event moves the position, so that a client gets a transaction completely or again.
        const id = index === events.length - 1 ? { id: transaction.seq } : {}
        stream.send({ event: 'mutation', data, ...id })
      }
    })
  })
}

/** An error in the query is sent as an event, because an event source cannot read the body of a refusal. */
function matcherOrError(
  { url, member }: SignedInExchange,
  request: ListenRequest,
  stream: EventStream,
): Matcher | null {
  try {
    const params = groqParams(url)
    parseQuery(request.query, params) // throws a LakeError that says where the query is wrong
    return createMatcher(request, params, member.id)
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    stream.send({ event: 'channelError', data: error.body })
    stream.close()
    return null
  }
}

/**
 * `data/transactions`: every transaction as one event, for the Studio, which has more listeners than a
 * browser has connections and tells them apart itself. Not part of Sanity's API. `Last-Event-ID` or `since`
 * replays what was missed.
 */
export function streamTransactions(exchange: SignedInExchange): Response {
  return eventStream(exchange, (stream) => {
    const seq = exchange.lake.lastSeq
    stream.send({ event: 'welcome', data: { seq } })
    return follow(exchange, stream, resumeFrom(exchange) ?? seq, (transaction) => {
      const { seq, id, timestamp, author, mutations, changes } = transaction
      stream.send({
        event: 'transaction',
        id: seq,
        data: { seq, id, timestamp, author, mutations, changes },
      })
    })
  })
}

/** `data/live/events`: reports by tags that results may have changed. Drafts and versions only when asked for. */
export function streamLiveEvents(exchange: SignedInExchange): Response {
  const includeDrafts = isOn(exchange, 'includeDrafts')
  return eventStream(exchange, (stream) => {
    const seq = exchange.lake.lastSeq
    stream.send({ event: 'welcome', id: seq, data: {} })
    return follow(exchange, stream, resumeFrom(exchange) ?? seq, ({ seq: id, changes }) => {
      const isVisible = includeDrafts || changes.some((change) => isPublishedId(change.id))
      if (isVisible) stream.send({ event: 'message', id, data: { tags: [SYNC_TAG] } })
    })
  })
}
