import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type Account, listAccounts } from './people.ts'

/** An account as administrators see it. */
export interface Person extends Omit<Account, 'passwordHash'> {
  hasPassword: boolean
  /** How many browsers are signed in. */
  sessions: number
}

const sessionCount = z.object({ account_id: z.string(), sessions: z.number() })

/** Everybody with an account, removed ones last, each group by name. */
export function listPeople(database: DatabaseSync): Person[] {
  const accounts = listAccounts(database)
  const rows = database
    .prepare('SELECT account_id, count(*) AS sessions FROM sessions WHERE expires_at > ? GROUP BY account_id')
    .all(Date.now())
  const sessions = new Map(
    rows.map((row) => sessionCount.parse(row)).map((row) => [row.account_id, row.sessions]),
  )
  return accounts
    .map((account) => personOf(account, sessions.get(account.id) ?? 0))
    .sort(
      (a, b) =>
        Number(a.disabledAt !== null) - Number(b.disabledAt !== null) ||
        a.displayName.localeCompare(b.displayName, 'en-CA'),
    )
}

function personOf({ passwordHash, ...account }: Account, sessions: number): Person {
  return { ...account, hasPassword: passwordHash !== null, sessions }
}
