import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type Account, listAccounts } from './people.ts'

/** An account as the Studio's tool People shows it to administrators. */
export interface Person extends Omit<Account, 'passwordHash'> {
  hasPassword: boolean
  /** How many browsers are signed in. */
  sessions: number
  /** How many passkeys the person has. */
  passkeys: number
}

const countRow = z.object({ account_id: z.string(), count: z.number() })

/** Everybody with an account, sorted by name. Removed accounts are last. */
export function listPeople(database: DatabaseSync): Person[] {
  const accounts = listAccounts(database)
  const sessions = countByAccount(
    database
      .prepare('SELECT account_id, count(*) AS count FROM sessions WHERE expires_at > ? GROUP BY account_id')
      .all(Date.now()),
  )
  const passkeys = countByAccount(
    database.prepare('SELECT account_id, count(*) AS count FROM passkeys GROUP BY account_id').all(),
  )
  return accounts
    .map(({ passwordHash, ...account }) => ({
      ...account,
      hasPassword: passwordHash !== null,
      sessions: sessions.get(account.id) ?? 0,
      passkeys: passkeys.get(account.id) ?? 0,
    }))
    .sort(
      (a, b) =>
        Number(a.disabledAt !== null) - Number(b.disabledAt !== null) ||
        a.displayName.localeCompare(b.displayName, 'en-CA'),
    )
}

function countByAccount(rows: unknown[]): Map<string, number> {
  return new Map(rows.map((row) => countRow.parse(row)).map((row) => [row.account_id, row.count]))
}
