import { DatabaseSync } from 'node:sqlite'
import { DatabaseError } from 'content-lake/sqlite'
import { describeDamage } from './databases.ts'

/**
 * What is never in a backup, by table and column: forms and reviews that were sent back, with their photos, are personal data for a
 * while only, and nobody is signed in after a restore who may have signed out since. Nor does a link open that was revoked since.
 * An older release may lack one of them.
 */
const LEFT_OUT: [table: string, column: string, statement: string][] = [
  ['form_attempts', 'attempt', 'DELETE FROM form_attempts'],
  ['lead_photos', 'expires_at', 'DELETE FROM lead_photos WHERE expires_at IS NOT NULL'],
  ['leads', 'review_attempt', 'UPDATE leads SET review_attempt = NULL WHERE review_attempt IS NOT NULL'],
  ['sessions', 'id_hash', 'DELETE FROM sessions'],
  ['share_links', 'secret_hash', 'DELETE FROM share_links'],
  ['sign_in_attempts', 'id', 'DELETE FROM sign_in_attempts'],
  ['sign_in_links', 'token_hash', 'DELETE FROM sign_in_links'],
  ['passkey_challenges', 'challenge', 'DELETE FROM passkey_challenges'],
]

/** How long it waits for a writer, in milliseconds. */
const PATIENCE = 10_000

/**
 * Writes one state of a SQLite database, the last that is committed, to a new file while others write to it.
 * @throws DatabaseError when anything in the database is damaged: a copy of it would be kept in place of one that is whole
 */
export function takeSnapshot(database: string, copy: string): void {
  const damage = describeDamage(database)
  if (damage) {
    throw new DatabaseError(
      `There is no new backup, because ${database} is damaged: ${damage}. Mend it, as "npm run lake:check" says. The backups that are there stay.`,
    )
  }
  const source = new DatabaseSync(database, { timeout: PATIENCE })
  try {
    source.prepare('VACUUM INTO ?').run(copy)
  } finally {
    source.close()
  }
  changeCopy(copy, (open) => {
    // What is deleted is overwritten too.
    open.exec('PRAGMA secure_delete = ON')
    for (const [table, column, statement] of LEFT_OUT) {
      if (hasColumn(open, table, column)) open.exec(statement)
    }
  })
}

/**
 * Gives a lake that was restored another id: pages that were built from the lake before show what is not in this one,
 * and are made again.
 */
export function forgetLakeId(copy: string): void {
  changeCopy(copy, (open) => {
    if (hasColumn(open, 'meta', 'key')) open.exec(`DELETE FROM meta WHERE key = 'lakeId'`)
  })
}

function changeCopy(copy: string, change: (open: DatabaseSync) => void): void {
  const open = new DatabaseSync(copy)
  try {
    change(open)
  } finally {
    open.close()
  }
}

function hasColumn(database: DatabaseSync, table: string, column: string): boolean {
  const found = database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column)
  return found !== undefined
}
