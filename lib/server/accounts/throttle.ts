import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from 'content-lake/sqlite'
import { z } from 'zod'
import { hashWithKey } from '../secrets.ts'
import { accountsKey, withTables } from './tables.ts'

const WINDOW = 15 * 60_000
/** The greatest number of failed attempts in 15 minutes (WINDOW) for one e-mail address from one network address. */
const PER_EMAIL_AND_ADDRESS = 5
/** The greatest number of failed attempts in 15 minutes from one network address, for all e-mail addresses together. */
const PER_ADDRESS = 20

export interface Attempt {
  email: string
  /** The network address of the sender, from clientAddress(). */
  address: string
  /** The secret of a browser with an earlier sign-in to the account. The throttle counts by it instead of by the address. */
  browser?: string | null
}

const attemptRow = z.object({ email_hash: z.string(), at: z.number() })

/**
 * Counts an attempt before its password is checked, so that parallel attempts cannot all pass. Returns null when the attempt is
 * allowed, else the number of seconds to wait.
 */
export function countAttempt(database: DatabaseSync, attempt: Attempt): number | null {
  const now = Date.now()
  const { address, email } = keysOf(database, attempt)
  return inTransaction(withTables(database), () => {
    // An attempt with a time in the future was stored before the clock was set back.
    database.prepare('DELETE FROM sign_in_attempts WHERE at <= ? OR at > ?').run(now - WINDOW, now)
    const recent = database
      .prepare('SELECT email_hash, at FROM sign_in_attempts WHERE address_hash = ? ORDER BY at DESC')
      .all(address)
      .map((row) => attemptRow.parse(row))
    const sameEmail = recent.filter((row) => row.email_hash === email)
    // A new attempt is allowed only when each of these is older than 15 minutes.
    const blocking = [sameEmail[PER_EMAIL_AND_ADDRESS - 1], recent[PER_ADDRESS - 1]].filter(
      (row) => row !== undefined,
    )
    if (blocking.length > 0) {
      return Math.ceil((Math.max(...blocking.map((row) => row.at)) + WINDOW - now) / 1000)
    }
    database
      .prepare('INSERT INTO sign_in_attempts (address_hash, email_hash, at) VALUES (?, ?, ?)')
      .run(address, email, now)
    return null
  })
}

/**
 * Deletes the failures of this e-mail address after a success. Failures of other addresses stay. Otherwise a person could use
 * their own account to get more attempts at other accounts.
 */
export function forgetAttempts(database: DatabaseSync, attempt: Attempt): void {
  const { address, email } = keysOf(database, attempt)
  withTables(database)
    .prepare('DELETE FROM sign_in_attempts WHERE address_hash = ? AND email_hash = ?')
    .run(address, email)
}

/** The keys of an attempt. They are hashes: addresses are personal data, and some people type a password as e-mail address. */
function keysOf(
  database: DatabaseSync,
  { address, browser, email }: Attempt,
): { address: string; email: string } {
  const key = accountsKey(database)
  return {
    address: hashWithKey(key, browser ? `browser ${browser}` : address),
    email: hashWithKey(key, email.trim().toLowerCase()),
  }
}
