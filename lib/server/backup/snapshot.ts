import { DatabaseSync } from 'node:sqlite'

/**
 * What is never in a backup, by table: forms that were sent back, with their photos, are personal data for ten
 * minutes, and nobody is signed in after a restore who may have signed out since. Nor does a link open that was revoked since.
 */
const LEFT_OUT: Record<string, string> = {
  form_attempts: 'DELETE FROM form_attempts',
  lead_photos: 'DELETE FROM lead_photos WHERE expires_at IS NOT NULL',
  sessions: 'DELETE FROM sessions',
  share_links: 'DELETE FROM share_links',
  sign_in_attempts: 'DELETE FROM sign_in_attempts',
  sign_in_links: 'DELETE FROM sign_in_links',
}

/** How long it waits for a writer, in milliseconds. */
const PATIENCE = 10_000

/**
 * Writes one state of a SQLite database, the last that is committed, to a new file while others write to it.
 * @throws Error when the database is damaged
 */
export function takeSnapshot(database: string, copy: string): void {
  const source = new DatabaseSync(database, { timeout: PATIENCE })
  try {
    source.prepare('VACUUM INTO ?').run(copy)
  } finally {
    source.close()
  }
  changeCopy(copy, (open) => {
    const { quick_check: state } = open.prepare('PRAGMA quick_check(1)').get() ?? {}
    if (state !== 'ok') throw new Error(`${database} is damaged: ${state}`)
    // What is deleted is overwritten too.
    open.exec('PRAGMA secure_delete = ON')
    for (const [table, statement] of Object.entries(LEFT_OUT)) {
      if (hasTable(open, table)) open.exec(statement)
    }
  })
}

/**
 * Gives a lake that was restored another id: pages that were built from the lake before show what is not in this one,
 * and are made again.
 */
export function forgetLakeId(copy: string): void {
  changeCopy(copy, (open) => {
    if (hasTable(open, 'meta')) open.exec(`DELETE FROM meta WHERE key = 'lakeId'`)
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

function hasTable(database: DatabaseSync, table: string): boolean {
  return (
    database.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).get(table) !== undefined
  )
}
