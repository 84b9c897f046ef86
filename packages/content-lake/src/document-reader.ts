import type { DatabaseSync } from 'node:sqlite'
import { document, integer, json, text } from './database.ts'
import { DocumentIndex } from './document-index.ts'
import type { LakeLog, Transaction } from './types.ts'

const PAGE = 1000

/**
 * The documents of a database, as of its newest transaction. What is kept of them in memory is brought up to date from the
 * transactions table by `catchUp`. Call it, and read, inside of one transaction of SQLite: then all is of one state.
 */
export class DocumentReader {
  readonly index: DocumentIndex
  readonly #statements: ReturnType<typeof prepareStatements>
  #lastSeq: number
  #lastTimestamp: string
  #dataVersion: number

  /** @param log where it is said that a document is damaged, if anybody is to know */
  constructor(database: DatabaseSync, log?: LakeLog) {
    this.#statements = prepareStatements(database)
    this.#dataVersion = this.#readDataVersion()
    const last = this.#statements.lastTransaction.get()
    this.#lastSeq = last ? integer(last, 'seq') : 0
    this.#lastTimestamp = last ? text(last, 'timestamp') : ''
    this.index = new DocumentIndex(database, log)
  }

  /** Number of the newest transaction known, 0 when there is none. */
  get lastSeq(): number {
    return this.#lastSeq
  }

  /** The time of the newest transaction known, empty when there is none. */
  get lastTimestamp(): string {
    return this.#lastTimestamp
  }

  /** Takes a transaction over, unless it is known already. */
  accept({ seq, timestamp, changes }: Transaction): void {
    if (seq <= this.#lastSeq) return
    this.index.apply(changes)
    this.#lastSeq = seq
    this.#lastTimestamp = timestamp
  }

  /** Takes over what was committed through other connections. `data_version` makes this check cheap. */
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
