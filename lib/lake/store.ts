import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { document, integer, json, openDatabase, text } from './database.ts'
import { DocumentIndex } from './document-index.ts'
import { apiError, dataError } from './errors.ts'
import { inTransaction, isBusy, isDamaged, UnreadableDatabaseError } from './sqlite.ts'
import type { CommittedTransaction, DocumentChange, LakeLog, MutateOptions, Transaction } from './types.ts'
import { WorkingCopy } from './working-copy.ts'

/** How often to look for another process's commits while somebody is subscribed. */
const POLL_INTERVAL_MS = 250
const BUSY = 'The content lake is busy with another write. Try again.'
const TRANSACTION_ID = /^[A-Za-z0-9_-]{1,128}$/

type Listener = (transaction: Transaction, isOwn: boolean) => void

/**
 * Documents and their transactions in one SQLite file. SQLite has the valid data. What is kept of the documents in memory
 * is brought up to date from the transactions table before it is read.
 */
export class Store {
  readonly database: DatabaseSync
  readonly #log: LakeLog
  readonly #index: DocumentIndex
  readonly #statements: ReturnType<typeof prepareStatements>
  readonly #listeners = new Set<Listener>()
  /** Transactions that the listeners have not been called with yet, oldest first. */
  readonly #pending: { transaction: Transaction; isOwn: boolean }[] = []
  #notifying = false
  #timer: NodeJS.Timeout | undefined
  #lastSeq = 0
  #lastTimestamp = ''
  #dataVersion = 0

  /** Throws a DatabaseError when the folder or the file cannot be used. */
  constructor(dataDir: string, log: LakeLog) {
    this.#log = log
    this.database = openDatabase(dataDir)
    try {
      this.#statements = prepareStatements(this.database)
      // One snapshot for the documents and the number they are as of.
      this.#index = inTransaction(this.database, () => this.#load(), 'DEFERRED')
    } catch (error) {
      const path = this.database.location() ?? dataDir
      this.database.close()
      throw isBusy(error) ? error : new UnreadableDatabaseError(path, error)
    }
  }

  /** Reads the documents as they are now, with the commits of other processes. All that `work` reads is of one state. */
  read<T>(work: (documents: DocumentIndex) => T): T {
    const readNow = () => {
      this.#catchUp()
      return work(this.#index)
    }
    try {
      return this.database.isTransaction ? readNow() : inTransaction(this.database, readNow, 'DEFERRED')
    } catch (error) {
      throw this.#clear(error)
    } finally {
      this.#notifyListeners()
    }
  }

  lastSeq(): number {
    this.#catchUp()
    this.#notifyListeners()
    return this.#lastSeq
  }

  /**
   * Runs `build` on a working copy and stores its changes as one transaction: all of them, durably, or none. The
   * write lock is held meanwhile and the documents are up to date, so revision checks use current data.
   */
  commit(build: (work: WorkingCopy) => void, options: MutateOptions): CommittedTransaction {
    const id = options.transactionId ?? randomBytes(11).toString('hex')
    if (!TRANSACTION_ID.test(id)) {
      throw dataError(
        400,
        'validationError',
        'Invalid transaction ID: use at most 128 letters, digits, "-" and "_"',
      )
    }
    try {
      const transaction = inTransaction(this.database, () => this.#write(id, build, options))
      if (transaction.seq > this.#lastSeq) this.#accept(transaction, true)
      return transaction
    } catch (error) {
      throw isBusy(error) ? apiError(503, BUSY, error) : this.#clear(error)
    } finally {
      this.#notifyListeners()
    }
  }

  transactionsSince(seq: number, limit: number): Transaction[] {
    try {
      return this.#transactionsSince(seq, limit)
    } catch (error) {
      throw this.#clear(error)
    }
  }

  #transactionsSince(seq: number, limit: number): Transaction[] {
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

  subscribe(listener: Listener): () => void {
    this.lastSeq() // so that the listener is not called with what was there before
    // A commit is often noticed during another person's request. The listener must not run in that request's context.
    const runInContext = AsyncLocalStorage.snapshot()
    const inOwnContext: Listener = (...event) => runInContext(listener, ...event)
    this.#listeners.add(inOwnContext)
    this.#timer ??= setInterval(() => this.#poll(), POLL_INTERVAL_MS).unref()
    return () => {
      this.#listeners.delete(inOwnContext)
      if (this.#listeners.size > 0) return
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }

  readonly meta = {
    get: (key: string): string | undefined => {
      const row = this.#statements.getMeta.get(key)
      return row && text(row, 'value')
    },
    set: (key: string, value: string): void => {
      this.#statements.setMeta.run(key, value)
    },
  }

  close(): void {
    clearInterval(this.#timer)
    this.#listeners.clear()
    if (this.database.isOpen) this.database.close()
  }

  #load(): DocumentIndex {
    this.#dataVersion = this.#readDataVersion()
    const last = this.#statements.lastTransaction.get()
    this.#lastSeq = last ? integer(last, 'seq') : 0
    this.#lastTimestamp = last ? text(last, 'timestamp') : ''
    return new DocumentIndex(this.database)
  }

  #readDataVersion(): number {
    const row = this.#statements.dataVersion.get()
    if (!row) throw new Error('SQLite does not answer PRAGMA data_version')
    return integer(row, 'data_version')
  }

  /** The error of a damaged file says what to do. */
  #clear(error: unknown): unknown {
    return isDamaged(error) ? new UnreadableDatabaseError(this.database.location() ?? '', error) : error
  }

  /** Applies what other processes have committed. `data_version` makes this check cheap. */
  #catchUp(): void {
    const version = this.#readDataVersion()
    if (version === this.#dataVersion) return
    for (;;) {
      const missed = this.transactionsSince(this.#lastSeq, 1000)
      if (missed.length === 0) break
      for (const transaction of missed) this.#accept(transaction, false)
    }
    this.#dataVersion = version
  }

  #write(id: string, build: (work: WorkingCopy) => void, options: MutateOptions): CommittedTransaction {
    this.#catchUp()
    if (this.#statements.transactionById.get(id)) {
      throw dataError(409, 'transactionExistsError', `Transaction "${id}" has already been submitted`, {
        transactionID: id,
      })
    }
    const timestamp = this.#nextTimestamp()
    const work = new WorkingCopy(this.#index, id, timestamp)
    build(work)
    const changes = work.changes()
    options.authorize?.(changes)
    const { author } = options
    const { mutations, results } = work
    let seq = this.#lastSeq
    if (!options.dryRun && changes.length > 0) {
      const inserted = this.#statements.insertTransaction.run(
        id,
        timestamp,
        author,
        JSON.stringify(mutations),
      )
      seq = Number(inserted.lastInsertRowid)
      for (const change of changes) this.#writeChange(seq, change)
    }
    return { seq, id, timestamp, author, mutations, changes, results }
  }

  #writeChange(seq: number, { id, before, after }: DocumentChange): void {
    const body = after && JSON.stringify(after)
    this.#statements.insertChange.run(seq, id, before && JSON.stringify(before), body)
    if (body === null) this.#statements.deleteDocument.run(id)
    else this.#statements.putDocument.run(id, body)
  }

  /** Never before the last transaction's, even when the clock was set back: history is in time order. */
  #nextTimestamp(): string {
    const now = new Date().toISOString()
    return now > this.#lastTimestamp ? now : this.#lastTimestamp
  }

  #accept(transaction: Transaction, isOwn: boolean): void {
    this.#index.apply(transaction.changes)
    this.#lastSeq = transaction.seq
    this.#lastTimestamp = transaction.timestamp
    if (this.#listeners.size > 0) this.#pending.push({ transaction, isOwn })
  }

  /** Calls the listeners in order. When a listener writes, that transaction follows the one it was called with. */
  #notifyListeners(): void {
    if (this.#notifying || this.database.isTransaction) return
    this.#notifying = true
    try {
      for (let next = this.#pending.shift(); next; next = this.#pending.shift()) {
        for (const listener of [...this.#listeners]) this.#notify(listener, next.transaction, next.isOwn)
      }
    } finally {
      this.#notifying = false
    }
  }

  #notify(listener: Listener, transaction: Transaction, isOwn: boolean): void {
    try {
      listener(transaction, isOwn)
    } catch (error) {
      // The transaction is committed: an error in one listener must neither undo it nor keep it from the other
      // listeners.
      this.#log.error({ err: error, transactionId: transaction.id }, 'A listener of the content lake failed')
    }
  }

  #poll(): void {
    try {
      this.lastSeq()
    } catch (error) {
      this.#log.error({ err: error }, 'The content lake could not look for commits of other processes')
    }
  }
}

function prepareStatements(database: DatabaseSync) {
  return {
    dataVersion: database.prepare('PRAGMA data_version'),
    lastTransaction: database.prepare('SELECT seq, timestamp FROM transactions ORDER BY seq DESC LIMIT 1'),
    transactionById: database.prepare('SELECT seq FROM transactions WHERE id = ?'),
    transactionsSince: database.prepare('SELECT * FROM transactions WHERE seq > ? ORDER BY seq LIMIT ?'),
    changesOf: database.prepare(
      'SELECT document_id, before, after FROM changes WHERE seq = ? ORDER BY rowid',
    ),
    insertTransaction: database.prepare(
      'INSERT INTO transactions (id, timestamp, author, mutations) VALUES (?, ?, ?, ?)',
    ),
    insertChange: database.prepare(
      'INSERT INTO changes (seq, document_id, before, after) VALUES (?, ?, ?, ?)',
    ),
    putDocument: database.prepare(
      'INSERT INTO documents (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
    ),
    deleteDocument: database.prepare('DELETE FROM documents WHERE id = ?'),
    getMeta: database.prepare('SELECT value FROM meta WHERE key = ?'),
    setMeta: database.prepare(
      'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    ),
  }
}
