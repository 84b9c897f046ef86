import { DatabaseSync } from 'node:sqlite'
import { DatabaseError } from 'content-lake/sqlite'
import { describeDamage } from './databases.ts'

/**
 * Data that a backup never contains. Forms and reviews that their sender still has to correct, and their photos, are personal
 * data for a short time only. Sessions and links may end after the backup, and a restore must not make them valid again. A
 * database of an older release may lack the table or the column: then the statement is not run.
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

/** How long to wait for another process that writes to the database, in milliseconds. */
const PATIENCE = 10_000

/**
 * Copies the last committed state of a SQLite database to a new file. Other processes may write meanwhile.
 * @throws DatabaseError when the database is damaged, because backups with damaged data would replace the undamaged backups
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
    // With this, SQLite overwrites deleted rows: otherwise their bytes stay in the copy.
    open.exec('PRAGMA secure_delete = ON')
    for (const [table, column, statement] of LEFT_OUT) {
      if (hasColumn(open, table, column)) open.exec(statement)
    }
  })
}

/**
 * Gives a restored lake another id. Pages that were built from the former lake may show documents that are missing in this one.
 * Because of the new id, the server renders these pages again.
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
