import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { hashSecret, randomSecret } from '../secrets.ts'
import { readCookie, setCookie } from './cookies.ts'
import { type Account, accountById } from './people.ts'
import { withTables } from './tables.ts'

const HOUR = 3_600_000
/** How long a session lasts without a request, in milliseconds. */
const IDLE_LIFETIME = 12 * HOUR
/** The longest time from a sign-in to the end of its session, in milliseconds. */
const LONGEST_LIFETIME = 30 * 24 * HOUR
/** The shortest time between two extensions of a session, in milliseconds. Each extension waits for a write to the disk. */
const EXTEND_EVERY = 60_000

/** How long after a sign-in a person may add a passkey without the password, in milliseconds. */
const FRESH_FOR = 10 * 60_000

const COOKIE = 'montage_session'

const sessionRow = z.object({ account_id: z.string(), created_at: z.number(), last_seen_at: z.number() })

/** Starts a session. Returns its secret, which is the value of the cookie. Deletes expired sessions. */
export function startSession(database: DatabaseSync, accountId: string): string {
  const secret = randomSecret()
  const now = Date.now()
  withTables(database).prepare('DELETE FROM sessions WHERE expires_at <= ?').run(now)
  database
    .prepare(
      'INSERT INTO sessions (id_hash, account_id, created_at, expires_at, last_seen_at) VALUES (?, ?, ?, ?, ?)',
    )
    .run(hashSecret(secret), accountId, now, now + IDLE_LIFETIME, now)
  return secret
}

/** The account of a running session, or null. Using a session keeps it alive, unless `extend` is false. */
export function accountOfSession(database: DatabaseSync, secret: string, extend = true): Account | null {
  const now = Date.now()
  const id = hashSecret(secret)
  const row = withTables(database)
    .prepare('SELECT account_id, created_at, last_seen_at FROM sessions WHERE id_hash = ? AND expires_at > ?')
    .get(id, now)
  if (!row) return null
  const session = sessionRow.parse(row)
  const account = accountById(database, session.account_id)
  if (!account || account.disabledAt !== null) return null
  if (extend && now - session.last_seen_at >= EXTEND_EVERY) {
    const expires = Math.min(now + IDLE_LIFETIME, session.created_at + LONGEST_LIFETIME)
    database
      .prepare('UPDATE sessions SET expires_at = ?, last_seen_at = ? WHERE id_hash = ?')
      .run(expires, now, id)
  }
  return account
}

/** Whether a session is valid and began in the last ten minutes (`FRESH_FOR`). */
export function isFreshSession(database: DatabaseSync, secret: string): boolean {
  const now = Date.now()
  const row = withTables(database)
    .prepare('SELECT 1 FROM sessions WHERE id_hash = ? AND expires_at > ? AND created_at > ?')
    .get(hashSecret(secret), now, now - FRESH_FOR)
  return row !== undefined
}

export function endSession(database: DatabaseSync, secret: string): void {
  withTables(database).prepare('DELETE FROM sessions WHERE id_hash = ?').run(hashSecret(secret))
}

/** The session secret a browser sent, or null. */
export function sessionCookie(request: Request, secure: boolean): string | null {
  return readCookie(request, COOKIE, secure)
}

/** The `Set-Cookie` value that signs a browser in, or out when `secret` is null. `secure` when the site is on https. */
export function setSessionCookie(secret: string | null, secure: boolean): string {
  return setCookie(COOKIE, secret ?? '', secret === null ? 0 : LONGEST_LIFETIME / 1000, secure)
}
