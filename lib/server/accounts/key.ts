import type { DatabaseSync } from 'node:sqlite'
import { randomSecret } from '../secrets.ts'
import { withTables } from './tables.ts'

/** The key for the hashes of addresses and the signatures of cookies. It is made once for a database. */
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
