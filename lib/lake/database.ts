import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'

/** How long a write waits for another process's transaction to end. */
const BUSY_TIMEOUT_MS = 10_000

const SCHEMA = `
CREATE TABLE IF NOT EXISTS documents (
  id TEXT PRIMARY KEY,
  body TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS transactions (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  timestamp TEXT NOT NULL,
  author TEXT NOT NULL,
  mutations TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS changes (
  seq INTEGER NOT NULL REFERENCES transactions (seq),
  document_id TEXT NOT NULL,
  before TEXT,
  after TEXT,
  PRIMARY KEY (seq, document_id)
);
CREATE INDEX IF NOT EXISTS changes_by_document ON changes (document_id, seq);
CREATE TABLE IF NOT EXISTS meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
`

/**
 * Opens (and on first use creates) the lake's SQLite file in a folder, set up so that a committed
 * transaction survives a crash of the process and of the machine.
 * Throws an Error with one clear sentence when the folder cannot be used.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    database = openSqlite(dataDir, 'lake.sqlite')
    database.exec('PRAGMA foreign_keys = ON')
    inTransaction(database, () => database?.exec(SCHEMA))
    return database
  } catch (error) {
    database?.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `Montage cannot use its data folder ${dataDir}: ${reason}. ` +
        'Make the folder writable for this user, or set DATA_DIR to another one.',
      { cause: error },
    )
  }
}

/** Opens a SQLite file in a folder, making both if they are missing. What it commits is on disk, not only on its way there. */
export function openSqlite(folder: string, name: string): DatabaseSync {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, name), { timeout: BUSY_TIMEOUT_MS })
  try {
    switchToWal(database)
    database.exec('PRAGMA synchronous = FULL')
    return database
  } catch (error) {
    database.close()
    throw error
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

/** Runs `work` under SQLite's write lock; commits what it did, or undoes it when it throws. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** True when another connection held the lock for longer than the busy timeout. */
export function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false
  return (error.errcode & 0xff) === SQLITE_BUSY // the higher bits say why it was busy
}

type Row = Record<string, SQLOutputValue>

/** A text column of a row. */
export function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw new TypeError(`Column ${column} holds no text`)
  return value
}

/** A whole-number column of a row. */
export function integer(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number') throw new TypeError(`Column ${column} holds no number`)
  return value
}
