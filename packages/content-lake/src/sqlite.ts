import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How long a write waits for the transaction of another process, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000

/** A database cannot be used. The message tells the person who runs the server what is wrong and what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/** A newer release has changed the tables. This release would misread or damage them. */
export class NewerDatabaseError extends DatabaseError {
  constructor(what: string, version: number, known: number) {
    super(
      `${what} belongs to a newer release: it has version ${version}, and this release knows versions up to ${known}. ` +
        'Start the newer release, or restore a backup from before the upgrade.',
    )
  }
}

/** The file exists, but its content cannot be read. */
export class UnreadableDatabaseError extends DatabaseError {
  constructor(path: string, cause: unknown) {
    super(
      `${path} cannot be read: ${cause instanceof Error ? cause.message : cause}. Restore it from a backup, ` +
        'or move it and its -wal and -shm files away to start without what was in it.',
      { cause },
    )
  }
}

/**
 * Opens a SQLite file in a folder, and makes the folder and the file when they are missing. Other users of the machine may not
 * read them. COMMIT returns after the data is on the disk.
 */
export function openSqlite(folder: string, name: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  // Creates the file with these permissions. SQLite gives its -wal and -shm files the same permissions.
  closeSync(openSync(path, 'a', 0o600))
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  try {
    switchToWal(database)
    database.exec('PRAGMA synchronous = FULL')
    // With this, SQLite overwrites deleted content in the file.
    database.exec('PRAGMA secure_delete = ON')
    return database
  } catch (error) {
    database.close()
    throw isDamaged(error) ? new UnreadableDatabaseError(path, error) : error
  }
}

/**
 * Switches to a write-ahead log. During the switch, SQLite ignores its busy timeout: when two processes start at the same time
 * in an empty folder, one would get "database is locked". So this tries again. The mode is stored in the file, so only one
 * process must set it.
 */
function switchToWal(database: DatabaseSync): void {
  const deadline = Date.now() + BUSY_TIMEOUT_MS
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL')
      return
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/** Changes an owner's tables to the next version (`migrate`). Never edit a released step: existing databases have run it. */
export type Step = (database: DatabaseSync) => void

/**
 * Applies all missing steps to an owner's tables in one transaction. Several owners, such as the lake and the accounts, may
 * share a file, each with its own version. A file without a stored version has version 0, even if it has tables already.
 * @throws NewerDatabaseError when the tables have a newer version; nothing is changed then
 */
export function migrate(database: DatabaseSync, owner: string, steps: readonly Step[]): void {
  inTransaction(database, () => {
    database.exec(
      'CREATE TABLE IF NOT EXISTS schema_versions (owner TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT',
    )
    const row = database.prepare('SELECT version FROM schema_versions WHERE owner = ?').get(owner)
    const missing = stepsAfter(
      Number(row?.version ?? 0),
      steps,
      `"${owner}" in ${database.location() ?? 'memory'}`,
    )
    if (missing.length === 0) return
    for (const step of missing) step(database)
    database
      .prepare(
        `INSERT INTO schema_versions (owner, version) VALUES (?, ?)
         ON CONFLICT (owner) DO UPDATE SET version = excluded.version`,
      )
      .run(owner, steps.length)
  })
}

/**
 * The steps that tables of this version still need. `what` names the tables and the file in the error.
 * @throws NewerDatabaseError when the tables have a newer version
 */
export function stepsAfter<Step>(version: number, steps: readonly Step[], what: string): Step[] {
  if (version > steps.length) throw new NewerDatabaseError(what, version, steps.length)
  return steps.slice(version)
}

/**
 * Runs `work` in a transaction. It commits, or rolls back when `work` throws. An `IMMEDIATE` transaction holds SQLite's write
 * lock. In a `DEFERRED` transaction that only reads, all reads see the same state of the file.
 */
export function inTransaction<T>(
  database: DatabaseSync,
  work: () => T,
  kind: 'IMMEDIATE' | 'DEFERRED' = 'IMMEDIATE',
): T {
  database.exec(`BEGIN ${kind}`)
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** Whether another process has a SQLite file open: then SQLite does not allow a change of the journal mode. */
export function isInUse(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode = DELETE')
    return false
  } catch (error) {
    // Other errors mean that the file is damaged, so nobody can use it.
    return isBusy(error)
  } finally {
    database.close()
  }
}

/** Whether another connection held the lock for longer than the busy timeout. */
export function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5
  return codeOf(error) === SQLITE_BUSY
}

/** A value has a wrong type for its column. The reason is a damaged file. */
export class DamagedValueError extends Error {
  override name = 'DamagedValueError'
}

/** Whether the file is damaged, is not a database, or has a value that cannot be in its column. */
export function isDamaged(error: unknown): boolean {
  const SQLITE_CORRUPT = 11
  const SQLITE_NOTADB = 26
  const code = codeOf(error)
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB || isMalformedValue(error)
}

/** The result of `work`; when it throws because the database is damaged, the result of `otherwise`. */
export function unlessDamaged<Result>(work: () => Result, otherwise: (error: unknown) => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!isDamaged(error)) throw error
    return otherwise(error)
  }
}

/** Whether the error is about a value that cannot be in its column, for example not JSON. Then a document is damaged. */
export function isMalformedValue(error: unknown): boolean {
  // SQLite's message for a JSON function on a text that is not JSON.
  return error instanceof DamagedValueError || (error instanceof Error && error.message === 'malformed JSON')
}

/** Whether a statement does not fit the tables: a table is missing, or exists already. */
export function isOtherSchema(error: unknown): boolean {
  const SQLITE_ERROR = 1
  return codeOf(error) === SQLITE_ERROR
}

/** Whether the disk refused a write because it is full, read-only or broken. Nothing of that write is stored. */
export function isUnwritable(error: unknown): boolean {
  const SQLITE_READONLY = 8
  const SQLITE_IOERR = 10
  const SQLITE_FULL = 13
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (code !== null) return code === SQLITE_READONLY || code === SQLITE_IOERR || code === SQLITE_FULL
  return 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO'].includes(String(error.code))
}

/** Whether an error comes from SQLite. */
export function isSqliteError(error: unknown): boolean {
  return codeOf(error) !== null
}

/** SQLite's main error code, without the higher bits that give more detail. */
function codeOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null
  return error.errcode & 0xff
}
