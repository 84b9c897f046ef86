import type { DatabaseSync } from 'node:sqlite'
import { migrate, type Step } from 'content-lake/sqlite'

/**
 * Links to drafts are stored beside accounts, never among the documents. `layers` and `documents` are JSON lists, times are
 * milliseconds since 1970. Of the secret only a hash with the key of the accounts is stored.
 */
const STEPS: Step[] = [
  (database) => {
    database.exec(`
      CREATE TABLE share_links (
        id TEXT PRIMARY KEY,
        secret_hash TEXT NOT NULL UNIQUE,
        path TEXT NOT NULL,
        layers TEXT NOT NULL,
        documents TEXT NOT NULL,
        created_by TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL,
        revoked_at INTEGER,
        revoked_by TEXT
      ) STRICT;
    `)
  },
]

const prepared = new WeakSet<DatabaseSync>()

/** The same database, with the table of links. */
export function withTables(database: DatabaseSync): DatabaseSync {
  if (!prepared.has(database)) {
    migrate(database, 'shares', STEPS)
    prepared.add(database)
  }
  return database
}
