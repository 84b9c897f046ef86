import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How long a write waits for another process's transaction to end. */
const BUSY_TIMEOUT_MS = 10_000

/** A database cannot be used. The message is for whoever runs the server: what is wrong, and what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/** A newer release has changed the tables: this one would misread or damage them. */
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
 * Opens a SQLite file in a folder, and makes both if they do not exist. Other users of the machine may not read them.
 * What it commits is on disk, not only in a buffer.
 */
export function openSqlite(folder: string, name: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  // SQLite gives its -wal and -shm files the same permissions.
  closeSync(openSync(path, 'a', 0o600))
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  try {
    switchToWal(database)
    database.exec('PRAGMA synchronous = FULL')
    // What is deleted is overwritten in the file, not only marked as free.
    database.exec('PRAGMA secure_delete = ON')
    return database
  } catch (error) {
    database.close()
    throw isDamaged(error) ? new UnreadableDatabaseError(path, error) : error
  }
}

/**
 * SQLite does not wait for its busy timeout while the journal mode changes, so two processes that start
 * on an empty folder at the same moment would see "database is locked". The mode is kept in the file:
 * one of them gets through, the other finds it done.
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

/** Takes an owner's tables from one version to the next. Once released, a step is never edited. */
export type Step = (database: DatabaseSync) => void

/**
 * Brings an owner's tables up to the last step, all of it or nothing. Several owners may share a file: each counts its own steps.
 * A file without a number has version 0, also when it has tables already.
 * @throws NewerDatabaseError when the tables are beyond the last step; nothing is changed then
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
 * The steps that tables of a version still need. `what` names the tables and where they are.
 * @throws NewerDatabaseError when they are beyond the last step
 */
export function stepsAfter<Step>(version: number, steps: readonly Step[], what: string): Step[] {
  if (version > steps.length) throw new NewerDatabaseError(what, version, steps.length)
  return steps.slice(version)
}

/**
 * Runs `work` in a transaction; commits what it did, or undoes it when it throws. An `IMMEDIATE` one holds SQLite's write lock,
 * a `DEFERRED` one that only reads sees one state of the file.
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

/** Whether another process has a SQLite file open: SQLite changes how a file is written only for whoever has it alone. */
export function isInUse(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode = DELETE')
    return false
  } catch (error) {
    // Nobody can use a damaged file.
    return isBusy(error)
  } finally {
    database.close()
  }
}

/** True when another connection held the lock for longer than the busy timeout. */
export function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5
  return codeOf(error) === SQLITE_BUSY
}

/** A value of another type than its column has: the file is damaged. */
export class DamagedValueError extends Error {
  override name = 'DamagedValueError'
}

/** True when SQLite found the file damaged, or no database at all, or a value that cannot stand in its column. */
export function isDamaged(error: unknown): boolean {
  const SQLITE_CORRUPT = 11
  const SQLITE_NOTADB = 26
  const code = codeOf(error)
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB || isMalformedValue(error)
}

/** True when a value cannot stand in its column, such as something else than JSON: a document is damaged. */
export function isMalformedValue(error: unknown): boolean {
  // The second is what SQLite itself says.
  return error instanceof DamagedValueError || (error instanceof Error && error.message === 'malformed JSON')
}

/** True when SQLite cannot do what it is told: a table is missing, or is there already. */
export function isOtherSchema(error: unknown): boolean {
  const SQLITE_ERROR = 1
  return codeOf(error) === SQLITE_ERROR
}

/** True when the disk did not take what was written: it is full, read-only or broken. Nothing of that write is stored. */
export function isUnwritable(error: unknown): boolean {
  const SQLITE_READONLY = 8
  const SQLITE_IOERR = 10
  const SQLITE_FULL = 13
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (code !== null) return code === SQLITE_READONLY || code === SQLITE_IOERR || code === SQLITE_FULL
  return 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO'].includes(String(error.code))
}

/** True for an error of SQLite, not of who uses it. */
export function isSqliteError(error: unknown): boolean {
  return codeOf(error) !== null
}

/** SQLite's code; the higher bits, left out here, say more precisely why. */
function codeOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null
  return error.errcode & 0xff
}
