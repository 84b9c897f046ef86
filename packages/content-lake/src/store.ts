import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { sha256 } from './checksums.ts'
import { openDatabase, text } from './database.ts'
import type { DocumentIndex } from './document-index.ts'
import { DocumentReader } from './document-reader.ts'
import { apiError, dataError } from './errors.ts'
import { inTransaction, isBusy, isDamaged, UnreadableDatabaseError } from './sqlite.ts'
import { StepBudget } from './step-budget.ts'
import type {
  CommittedTransaction,
  DocumentChange,
  LakeLog,
  LakeOptions,
  MutateOptions,
  Transaction,
} from './types.ts'
import { WorkingCopy } from './working-copy.ts'

/** How often to check for commits of other processes while there is a listener, in milliseconds. */
const POLL_INTERVAL_MS = 250
export const BUSY = 'The content lake is busy with another write. Try again.'
const TRANSACTION_ID = /^[A-Za-z0-9_-]{1,128}$/

type Hooks = Pick<LakeOptions, 'check' | 'amend'>

type Listener = (transaction: Transaction, isOwn: boolean) => void

/**
 * Documents and transactions in one SQLite file. The file is authoritative: copies of documents in memory are updated from it
 * before each read.
 */
export class Store {
  readonly database: DatabaseSync
  readonly #log: LakeLog
  readonly #hooks: Hooks
  readonly #reader: DocumentReader
  readonly #statements: ReturnType<typeof prepareStatements>
  readonly #listeners = new Set<Listener>()
  /** Transactions that the listeners have not been called with yet, oldest first. */
  readonly #pending: { transaction: Transaction; isOwn: boolean }[] = []
  #notifying = false
  #timer: NodeJS.Timeout | undefined

  /** Throws a DatabaseError when the folder or the file cannot be used. */
  constructor(dataDir: string, { log, file, check, amend }: Pick<LakeOptions, 'log' | 'file'> & Hooks) {
    this.#log = log
    this.#hooks = { check, amend }
    this.database = openDatabase(dataDir, file)
    try {
      this.#statements = prepareStatements(this.database)
      // One transaction, so that the documents and the newest transaction number are from the same state.
      this.#reader = inTransaction(this.database, () => new DocumentReader(this.database, log), 'DEFERRED')
    } catch (error) {
      const path = this.database.location() ?? dataDir
      this.database.close()
      throw isBusy(error) ? error : new UnreadableDatabaseError(path, error)
    }
  }

  /** Reads the documents including the commits of other processes. All reads of `work` see the same state. */
  read<T>(work: (documents: DocumentIndex) => T): T {
    const readNow = () => {
      this.#catchUp()
      return work(this.#reader.index)
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
    return this.#reader.lastSeq
  }

  /**
   * Runs `build` on a working copy and stores its changes as one durable transaction: all of them or none. Meanwhile it holds
   * the write lock and the documents are current, so revision checks are reliable.
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
      if (transaction.seq > this.#reader.lastSeq) {
        this.#reader.accept(transaction)
        this.#hear(transaction, true)
      }
      return transaction
    } catch (error) {
      throw isBusy(error) ? apiError(503, BUSY, error) : this.#clear(error)
    } finally {
      this.#notifyListeners()
    }
  }

  transactionsSince(seq: number, limit: number): Transaction[] {
    try {
      return this.#reader.transactionsSince(seq, limit)
    } catch (error) {
      throw this.#clear(error)
    }
  }

  subscribe(listener: Listener): () => void {
    this.lastSeq() // reads earlier commits, so that the listener gets only new ones
    // A commit is often noticed during another request. The listener must not run in the async context of that request.
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

  /** Replaces the error of a damaged file by an error that says what to do. Other errors stay. */
  #clear(error: unknown): unknown {
    return isDamaged(error) ? new UnreadableDatabaseError(this.database.location() ?? '', error) : error
  }

  /** Applies the commits of other processes to the copies in memory. */
  #catchUp(): void {
    this.#reader.catchUp((transaction) => this.#hear(transaction, false))
  }

  #write(id: string, build: (work: WorkingCopy) => void, options: MutateOptions): CommittedTransaction {
    this.#catchUp()
    if (this.#statements.transactionById.get(id)) {
      throw dataError(409, 'transactionExistsError', `Transaction "${id}" has already been submitted`, {
        transactionID: id,
      })
    }
    const timestamp = this.#nextTimestamp()
    const work = new WorkingCopy(this.#reader.index, id, timestamp, new StepBudget(options.steps))
    build(work)
    options.authorize?.(work.changes())
    if (this.#hooks.check) work.check(this.#hooks.check)
    if (this.#hooks.amend) work.amend(this.#hooks.amend)
    const changes = work.changes()
    const { author } = options
    const { mutations, results } = work
    let seq = this.#reader.lastSeq
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
    this.#statements.insertChange.run(seq, id, before && JSON.stringify(before), body, body && sha256(body))
    if (body === null) this.#statements.deleteDocument.run(id)
    else this.#statements.putDocument.run(id, body)
  }

  /** The current time, or that of the last transaction if the clock was set back, so that the history is sorted by time. */
  #nextTimestamp(): string {
    const now = new Date().toISOString()
    const { lastTimestamp } = this.#reader
    return now > lastTimestamp ? now : lastTimestamp
  }

  /** Queues a transaction for the listeners. */
  #hear(transaction: Transaction, isOwn: boolean): void {
    if (this.#listeners.size > 0) this.#pending.push({ transaction, isOwn })
  }

  /** Calls the listeners with the queued transactions, in order. If a listener writes, its transaction comes after them. */
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
      // The transaction is committed. An error in one listener must not undo it or keep it from other listeners.
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
    transactionById: database.prepare('SELECT seq FROM transactions WHERE id = ?'),
    insertTransaction: database.prepare(
      'INSERT INTO transactions (id, timestamp, author, mutations) VALUES (?, ?, ?, ?)',
    ),
    insertChange: database.prepare(
      'INSERT INTO changes (seq, document_id, before, after, sha256) VALUES (?, ?, ?, ?, ?)',
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
