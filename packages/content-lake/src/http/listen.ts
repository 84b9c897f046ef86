import { randomUUID } from 'node:crypto'
import { LakeError } from '../errors.ts'
import type { ListenFilter } from '../evaluator/tasks.ts'
import { isPublishedId } from '../ids.ts'
import { type ListenRequest, mutationEvents, readListenRequest } from '../listen-events.ts'
import type { LakeDocument, Transaction } from '../types.ts'
import { type EventStream, eventStream, follow, resumeFrom, seenOf } from './event-stream.ts'
import { isOn, type SignedInExchange } from './exchange.ts'
import { connectionId } from './presence.ts'
import { groqParams, SYNC_TAG } from './query.ts'

/** How many transactions are sent to the evaluator at once. */
const PAGE = 10

/**
 * `data/listen`: an event for every change of a document that a GROQ filter matches, before or after the change. With
 * `enableResume`, a client that connects again gets the missed events. Other clients get `welcome` and then fetch everything
 * again. The filter is evaluated in another process. When a filter takes too long, its stream ends.
 */
export function listen(exchange: SignedInExchange): Response {
  const request = { ...readListenRequest(exchange.url), publicOnly: exchange.member.isVisitor }
  return eventStream(exchange, (stream) => {
    let wake = () => {}
    const stopListening = exchange.lake.subscribe(() => wake())
    const nextCommit = () => new Promise<void>((resolve) => (wake = resolve))
    void sendEvents(exchange, request, stream, nextCommit)
    return () => {
      stopListening()
      wake()
    }
  })
}

/** Sends events until the stream is closed. */
async function sendEvents(
  exchange: SignedInExchange,
  request: ListenRequest,
  stream: EventStream,
  nextCommit: () => Promise<void>,
): Promise<void> {
  const { url, lake, member } = exchange
  try {
    const resumed = request.enableResume ? resumeFrom(exchange) : null
    const seq = lake.lastSeq
    const filter = { request, params: groqParams(url), identity: member.id }
    await lake.evaluator.check(filter, member.id)
    const greeting = { listenerName: randomUUID() }
    if (resumed === null) stream.send({ event: 'welcome', id: seq, data: greeting })
    else stream.send({ event: 'welcomeback', data: greeting })

    for (let last = resumed ?? seq; stream.isOpen; ) {
      const transactions = lake.transactionsSince(last, PAGE)
      if (transactions.length === 0) await nextCommit()
      else {
        await sendPage(exchange, stream, filter, transactions)
        last = transactions.at(-1)?.seq ?? last
      }
    }
  } catch (error) {
    sendError(exchange, stream, error)
  }
}

async function sendPage(
  { lake, member }: SignedInExchange,
  stream: EventStream,
  filter: ListenFilter,
  transactions: Transaction[],
): Promise<void> {
  const matches = await lake.evaluator.matches(filter, transactions, member.id)
  const found = new Set<LakeDocument | null>()
  for (const [index, { before, after }] of transactions.flatMap(({ changes }) => changes).entries()) {
    if (matches[index]?.[0]) found.add(before)
    if (matches[index]?.[1]) found.add(after)
  }
  for (const transaction of transactions) {
    const events = mutationEvents(transaction, (document) => found.has(document), filter.request)
    for (const [index, data] of events.entries()) {
      // Only the last event of a transaction has an id. A client that reconnects continues after the last id it received, so it
      // gets all events of an interrupted transaction again.
      const id = index === events.length - 1 ? { id: transaction.seq } : {}
      stream.send({ event: 'mutation', data, ...id })
    }
  }
}

/** An error is sent as an event, because an event source cannot read the body of a refusal. */
function sendError({ lake }: SignedInExchange, stream: EventStream, error: unknown): void {
  if (error instanceof LakeError) stream.send({ event: 'channelError', data: error.body })
  else lake.log.error({ err: error }, 'A listener of the content lake failed')
  stream.close()
}

/**
 * `data/transactions`: every transaction as one event. Sanity has no such endpoint. The Studio has more listeners than a
 * browser has connections, so all listeners use this one stream. With `Last-Event-ID` or `since`, the missed transactions are
 * sent first. With `connection` (the id of a Studio tab), the stream also has comments, tasks and the presence of people.
 * `commentsSince` does for comments and tasks what `since` does for content.
 */
export function streamTransactions(exchange: SignedInExchange): Response {
  const { url, lake, host } = exchange
  const connection = connectionId.safeParse(url.searchParams.get('connection')).data
  return eventStream(exchange, (stream) => {
    const send = (event: string) => (transaction: Transaction) => sendTransaction(stream, event, transaction)
    const { lastSeq: seq } = lake
    if (connection === undefined) {
      stream.send({ event: 'welcome', data: { seq } })
      return follow(lake, stream, resumeFrom(exchange) ?? seq, send('transaction'))
    }
    const comments = host.comments.open()
    const { lastSeq: commentsSeq } = comments
    stream.send({ event: 'welcome', data: { seq, commentsSeq } })
    const missed = seenOf(url.searchParams.get('commentsSince'), comments)
    const stops = [
      lake.presence.join(connection, exchange.member.id, (data) => stream.send({ event: 'presence', data })),
      follow(lake, stream, resumeFrom(exchange) ?? seq, send('transaction')),
      follow(comments, stream, missed ?? commentsSeq, send('comment')),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })
}

function sendTransaction(stream: EventStream, event: string, transaction: Transaction): void {
  const { seq, id, timestamp, author, mutations, changes } = transaction
  // The id is the position in the content. For comments, a client that reconnects sends its position as `commentsSince`.
  const position = event === 'transaction' ? { id: seq } : {}
  stream.send({ event, ...position, data: { seq, id, timestamp, author, mutations, changes } })
}

/** `data/live/events`: an event for each change of published documents; with `includeDrafts`, of all documents. */
export function streamLiveEvents(exchange: SignedInExchange): Response {
  const includeDrafts = isOn(exchange, 'includeDrafts') && !exchange.member.isVisitor
  return eventStream(exchange, (stream) => {
    const seq = exchange.lake.lastSeq
    stream.send({ event: 'welcome', id: seq, data: {} })
    return follow(exchange.lake, stream, resumeFrom(exchange) ?? seq, ({ seq: id, changes }) => {
      const isVisible = includeDrafts || changes.some((change) => isPublishedId(change.id))
      if (isVisible) stream.send({ event: 'message', id, data: { tags: [SYNC_TAG] } })
    })
  })
}
