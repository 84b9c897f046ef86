import type { DatabaseSync } from 'node:sqlite'
import { randomSecret } from '../secrets.ts'
import { withTables } from './tables.ts'

/** The key that addresses are hashed and cookies are signed with. Made once for a database, for all its processes. */
export function accountsKey(database: DatabaseSync): string {
  const tables = withTables(database)
  const read = () => tables.prepare('SELECT key FROM accounts_key').get()?.key
  if (read() === undefined) {
    tables
      .prepare('INSERT INTO accounts_key (id, key) VALUES (1, ?) ON CONFLICT DO NOTHING')
      .run(randomSecret())
  }
  return String(read())
}
