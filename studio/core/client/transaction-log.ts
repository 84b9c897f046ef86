import type { Transaction } from 'content-lake'
import { z } from 'zod'

const lakeDocument = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
})

/** A transaction as the shared stream sends it. `seq` numbers the transactions of a dataset, in the order of their commits. */
const transactionSchema: z.ZodType<Transaction> = z.object({
  seq: z.number().int(),
  id: z.string(),
  timestamp: z.string(),
  author: z.string(),
  mutations: z.array(z.unknown()),
  changes: z.array(
    z.object({ id: z.string(), before: lakeDocument.nullable(), after: lakeDocument.nullable() }),
  ),
})

/** How many transactions are kept for listeners that reconnect. */
const KEPT = 100

export interface StreamListener {
  onTransaction(transaction: Transaction): void
  /** The connection is lost. The stream reconnects, but this listener gets no more transactions. */
  onLost(): void
}

/** The transactions of one dataset, and their listeners. */
export class TransactionLog {
  readonly #listeners = new Set<StreamListener>()
  #kept: Transaction[] = []
  /** All transactions after this `seq` are in the log. Null before the first connection. */
  #keptAfter: number | null = null
  readonly #readable: (transaction: Transaction) => Transaction

  /** @param readable changes a transaction before listeners get it */
  constructor(readable = (transaction: Transaction) => transaction) {
    this.#readable = readable
  }

  get hasListeners(): boolean {
    return this.#listeners.size > 0
  }

  /** `seq` of the last transaction seen, or null before the first connection. */
  get lastSeq(): number | null {
    return this.#kept.at(-1)?.seq ?? this.#keptAfter
  }

  /** The transactions after `seq`, oldest first; null when they are not kept. */
  since(seq: number): Transaction[] | null {
    const last = this.lastSeq
    if (this.#keptAfter === null || last === null || seq < this.#keptAfter || seq > last) return null
    return this.#kept.filter((transaction) => transaction.seq > seq)
  }

  /** Returns a function that unsubscribes. */
  subscribe(listener: StreamListener): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Call it when a connection opens. `serverSeq` is the `seq` of the server's last transaction. */
  opened(serverSeq: number): void {
    const seq = this.lastSeq
    // A lake with a lower `seq` was restored from a backup: all listeners start again.
    if (seq !== null && serverSeq < seq) this.lost()
    if (seq === null || serverSeq < seq) {
      this.#kept = []
      this.#keptAfter = serverSeq
    }
  }

  /** @param data the transaction in a server-sent event, as JSON */
  received(data: string): void {
    const transaction = this.#readable(transactionSchema.parse(JSON.parse(data)))
    const seq = this.lastSeq
    if (seq !== null && transaction.seq <= seq) return
    this.#kept.push(transaction)
    if (this.#kept.length > KEPT) this.#keptAfter = this.#kept.shift()?.seq ?? this.#keptAfter
    for (const listener of [...this.#listeners]) listener.onTransaction(transaction)
  }

  /** Tells the listeners that the connection is lost. */
  lost(): void {
    const listeners = [...this.#listeners]
    this.#listeners.clear()
    for (const listener of listeners) listener.onLost()
  }
}
