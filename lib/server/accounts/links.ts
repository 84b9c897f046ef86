import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { LAKE_PATH } from '#lib/embedded-project.ts'
import { hashSecret, randomSecret } from '../secrets.ts'
import { type Account, accountById, clearPassword } from './people.ts'
import { withTables } from './tables.ts'

/** How long a link is valid, in milliseconds. People may read a mail hours after it was sent. */
const LIFETIME = 24 * 3_600_000

const linkRow = z.object({ account_id: z.string(), clears_password: z.number() })

/** Makes a link that signs one person in once, within 24 hours. Earlier links of the person become invalid. Returns its path. */
export function createSignInLink(database: DatabaseSync, accountId: string): string {
  withTables(database).prepare('DELETE FROM sign_in_links WHERE account_id = ?').run(accountId)
  return addSignInLink(database, accountId)
}

export interface SignInLink {
  /** The person forgot the password. Using the link deletes the password, so that the person can set a new one. */
  clearsPassword?: boolean
}

/** Makes a link for a mail. Earlier links stay valid until one of them is used. Returns the path of the link on the site. */
export function addSignInLink(
  database: DatabaseSync,
  accountId: string,
  { clearsPassword = false }: SignInLink = {},
): string {
  const secret = randomSecret()
  const now = Date.now()
  withTables(database).prepare('DELETE FROM sign_in_links WHERE expires_at <= ?').run(now)
  database
    .prepare(
      'INSERT INTO sign_in_links (token_hash, account_id, expires_at, clears_password) VALUES (?, ?, ?, ?)',
    )
    .run(hashSecret(secret), accountId, now + LIFETIME, clearsPassword ? 1 : 0)
  return `${LAKE_PATH}/v1/auth/link?token=${secret}`
}

/** Whether a link can still be used. */
export function isValidLink(database: DatabaseSync, secret: string): boolean {
  const row = withTables(database)
    .prepare('SELECT 1 FROM sign_in_links WHERE token_hash = ? AND used_at IS NULL AND expires_at > ?')
    .get(hashSecret(secret), Date.now())
  return row !== undefined
}

/** Marks a link as used and returns its account; null when the link is unknown, used or expired, or the account is disabled. */
export function redeemSignInLink(database: DatabaseSync, secret: string): Account | null {
  const now = Date.now()
  // One statement: when two requests use the same link, only one of them gets the row.
  const row = withTables(database)
    .prepare(
      `UPDATE sign_in_links SET used_at = ? WHERE token_hash = ? AND used_at IS NULL AND expires_at > ?
       RETURNING account_id, clears_password`,
    )
    .get(now, hashSecret(secret), now)
  if (!row) return null
  const { account_id: id, clears_password: clears } = linkRow.parse(row)
  const account = accountById(database, id)
  if (account?.disabledAt !== null) return null
  database.prepare('DELETE FROM sign_in_links WHERE account_id = ? AND used_at IS NULL').run(id)
  if (clears) clearPassword(database, id)
  return account
}
