import type { DatabaseSync } from 'node:sqlite'
import { document, integer, json, text } from './database.ts'
import { DocumentIndex } from './document-index.ts'
import type { LakeLog, Transaction } from './types.ts'

const PAGE = 1000

/**
 * The documents of a database as of its newest transaction. `catchUp` updates the copies in memory from the transactions table.
 * Call `catchUp` and read inside of one SQLite transaction, so that all reads see the same state.
 */
export class DocumentReader {
  readonly index: DocumentIndex
  readonly #statements: ReturnType<typeof prepareStatements>
  #lastSeq: number
  #lastTimestamp: string
  #dataVersion: number

  /** @param log receives errors about damaged documents */
  constructor(database: DatabaseSync, log?: LakeLog) {
    this.#statements = prepareStatements(database)
    this.#dataVersion = this.#readDataVersion()
    const last = this.#statements.lastTransaction.get()
    this.#lastSeq = last ? integer(last, 'seq') : 0
    this.#lastTimestamp = last ? text(last, 'timestamp') : ''
    this.index = new DocumentIndex(database, log)
  }

  /** The number of the newest known transaction; 0 when there is no transaction. */
  get lastSeq(): number {
    return this.#lastSeq
  }

  /** The time of the newest known transaction; an empty text when there is no transaction. */
  get lastTimestamp(): string {
    return this.#lastTimestamp
  }

  /** Applies a transaction to the copies in memory, unless it is known already. */
  accept({ seq, timestamp, changes }: Transaction): void {
    if (seq <= this.#lastSeq) return
    this.index.apply(changes)
    this.#lastSeq = seq
    this.#lastTimestamp = timestamp
  }

  /** Applies the commits of other connections. When there are none, it is fast: then SQLite's `data_version` is unchanged. */
  catchUp(onMissed?: (transaction: Transaction) => void): void {
    const version = this.#readDataVersion()
    if (version === this.#dataVersion) return
    for (;;) {
      const missed = this.transactionsSince(this.#lastSeq, PAGE)
      if (missed.length === 0) break
      for (const transaction of missed) {
        this.accept(transaction)
        onMissed?.(transaction)
      }
    }
    this.#dataVersion = version
  }

  /** Transactions after `seq`, oldest first. */
  transactionsSince(seq: number, limit: number): Transaction[] {
    return this.#statements.transactionsSince.all(seq, limit).map((row) => {
      const seq = integer(row, 'seq')
      return {
        seq,
        id: text(row, 'id'),
        timestamp: text(row, 'timestamp'),
        author: text(row, 'author'),
        mutations: json(row, 'mutations'),
        changes: this.#statements.changesOf.all(seq).map((change) => ({
          id: text(change, 'document_id'),
          before: document(change, 'before'),
          after: document(change, 'after'),
        })),
      }
    })
  }

  #readDataVersion(): number {
    const row = this.#statements.dataVersion.get()
    if (!row) throw new Error('SQLite does not answer PRAGMA data_version')
    return integer(row, 'data_version')
  }
}

function prepareStatements(database: DatabaseSync) {
  return {
    dataVersion: database.prepare('PRAGMA data_version'),
    lastTransaction: database.prepare('SELECT seq, timestamp FROM transactions ORDER BY seq DESC LIMIT 1'),
    transactionsSince: database.prepare('SELECT * FROM transactions WHERE seq > ? ORDER BY seq LIMIT ?'),
    changesOf: database.prepare(
      'SELECT document_id, before, after FROM changes WHERE seq = ? ORDER BY rowid',
    ),
  }
}
