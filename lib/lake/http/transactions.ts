import { eventStream, follow, resumeFrom } from './event-stream.ts'
import type { SignedInExchange } from './exchange.ts'

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
