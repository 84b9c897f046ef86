import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { deepFreeze } from './freeze.ts'
import {
  DamagedValueError,
  DatabaseError,
  isDamaged,
  isOtherSchema,
  isUnwritable,
  migrate,
  openSqlite,
  type Step,
  UnreadableDatabaseError,
} from './sqlite.ts'
import type { LakeDocument } from './types.ts'

/** The name of the file, unless the host gives another one. */
const FILE = 'lake.sqlite'

const STEPS: Step[] = [
  // IF NOT EXISTS, because databases from before these numbered steps have the tables already, some without the last one.
  (database) =>
    database.exec(`
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
      CREATE TABLE IF NOT EXISTS key_values (
        user_id TEXT NOT NULL,
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (user_id, key)
      ) STRICT, WITHOUT ROWID;
    `),
  addIndexes,
  addChecksums,
]

/**
 * Indexes of the documents by type and by reference. Triggers keep the table of references correct, even when an older release
 * writes to the file.
 */
function addIndexes(database: DatabaseSync): void {
  database.exec(`
    CREATE INDEX documents_by_type ON documents (body ->> '$._type', id);
    CREATE TABLE document_references (
      target TEXT NOT NULL,
      type TEXT NOT NULL,
      id TEXT NOT NULL,
      weak INTEGER NOT NULL,
      PRIMARY KEY (target, type, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX document_references_by_id ON document_references (id);
    CREATE TRIGGER document_inserted AFTER INSERT ON documents BEGIN
      ${insertReferences('WHERE documents.id = new.id')};
    END;
    CREATE TRIGGER document_updated AFTER UPDATE ON documents BEGIN
      DELETE FROM document_references WHERE id = old.id;
      ${insertReferences('WHERE documents.id = new.id')};
    END;
    CREATE TRIGGER document_deleted AFTER DELETE ON documents BEGIN
      DELETE FROM document_references WHERE id = old.id;
    END;
    ${insertReferences('')};
  `)
}

/** Adds a column for each revision's SHA-256. An erasure rewrites revisions, so the trigger empties it; `check.ts` fills it. */
function addChecksums(database: DatabaseSync): void {
  database.exec(`
    ALTER TABLE changes ADD COLUMN sha256 BLOB;
    CREATE TRIGGER change_rewritten AFTER UPDATE OF after ON changes BEGIN
      UPDATE changes SET sha256 = NULL WHERE seq = new.seq AND document_id = new.document_id;
    END;
  `)
}

function insertReferences(condition: string): string {
  return `INSERT INTO document_references (target, type, id, weak) ${selectReferences(condition)}`
}

/** SQL that finds the same references as `referencesOf`. A row is weak when all references to its target are weak. */
function selectReferences(condition: string): string {
  return `
    SELECT found.value, documents.body ->> '$._type', documents.id, min(
      coalesce(json_type(documents.body, found.path || '._weak') = 'true', 0)
      OR json_type(documents.body, found.path || '._dataset') IS NOT NULL
      OR json_type(documents.body, found.path || '._projectId') IS NOT NULL
    )
    FROM documents
    JOIN json_tree(documents.body) AS found ON found.key = '_ref' AND found.type = 'text'
    ${condition}
    GROUP BY documents.id, found.value`
}

/**
 * Opens the lake's SQLite file in a folder, and makes the folder and the file when they are missing. A committed transaction
 * survives a crash of the process and of the machine. Throws a DatabaseError when the folder or the file cannot be used.
 */
export function openDatabase(dataDir: string, file = FILE): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    database = openSqlite(dataDir, file)
    database.exec('PRAGMA foreign_keys = ON')
    makeTables(database)
    return database
  } catch (error) {
    database?.close()
    if (error instanceof DatabaseError) throw error
    // The steps work on databases of every earlier release. When a step fails, the file is not a database of the lake.
    if (isDamaged(error) || isOtherSchema(error))
      throw new UnreadableDatabaseError(join(/* turbopackIgnore: true */ dataDir, file), error)
    const reason = error instanceof Error ? error.message : String(error)
    const advice = isUnwritable(error)
      ? 'Its disk takes no write: it is full, read-only or broken. Make room, or choose another folder.'
      : 'Make the folder writable for this user, or choose another one.'
    throw new DatabaseError(`The lake cannot use its data folder ${dataDir}: ${reason}. ${advice}`, {
      cause: error,
    })
  }
}

/** Opens the lake's SQLite file read-only, while another process writes to it. */
export function openDatabaseToRead(dataDir: string, file = FILE): DatabaseSync {
  return new DatabaseSync(join(/* turbopackIgnore: true */ dataDir, file), { readOnly: true })
}

/** Makes the lake's tables, or migrates them to this release. */
export function makeTables(database: DatabaseSync): void {
  migrate(database, 'lake', STEPS)
}

/** Whether the table of references differs from the references in the documents. */
export function referencesDiffer(database: DatabaseSync): boolean {
  const hasTable = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'document_references'").get()
  if (!hasTable) return false
  const row = database
    .prepare(
      `WITH found AS MATERIALIZED (${selectReferences('')})
       SELECT EXISTS (SELECT * FROM document_references EXCEPT SELECT * FROM found)
           OR EXISTS (SELECT * FROM found EXCEPT SELECT * FROM document_references) AS differ`,
    )
    .get()
  return row?.differ === 1
}

export type Row = Record<string, SQLOutputValue>

/** The value of a text column. Throws a DamagedValueError for another type. */
export function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw new DamagedValueError(`Column ${column} holds no text`)
  return value
}

/** The value of an integer column. Throws a DamagedValueError for another type. */
export function integer(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number') throw new DamagedValueError(`Column ${column} holds no number`)
  return value
}

/** The parsed value of a JSON column. Throws a DamagedValueError when it is not JSON. */
export function json<Value>(row: Row, column: string): Value {
  const value = text(row, column)
  try {
    return JSON.parse(value)
  } catch (error) {
    throw new DamagedValueError(`Column ${column} holds no JSON`, { cause: error })
  }
}

/** The frozen document in a column; null when the column is null. Throws a DamagedValueError when it is not JSON. */
export function document(row: Row, column: string): LakeDocument | null {
  return row[column] === null ? null : deepFreeze(json<LakeDocument>(row, column))
}
