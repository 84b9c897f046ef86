import type { Transaction } from '../types.ts'
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
      stream.send({ event: 'transaction', id: transaction.seq, data: dataOf(transaction) })
    })
  })
}

function dataOf({ seq, id, timestamp, author, mutations, changes }: Transaction) {
  return {
    seq,
    transactionId: id,
    timestamp,
    identity: author,
    mutations,
    documents: changes.map(({ id: documentId, before, after }) => ({ documentId, before, after })),
  }
}
