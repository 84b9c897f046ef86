import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from 'content-lake/sqlite'
import { hashSecret, hashWithKey, randomSecret } from '../secrets.ts'
import { readCookie, setCookie } from './cookies.ts'
import { accountsKey, withTables } from './tables.ts'

/** How long the browser has to answer a challenge, in milliseconds. */
const LIFETIME = 5 * 60_000
/** The greatest number of open challenges of one network address. The oldest are deleted, because anybody can request more. */
const PER_ADDRESS = 100

const COOKIE = 'montage_passkey'

interface Challenge {
  challenge: string
  /** The secret in the cookie of the browser that requested the challenge. */
  browser: string
  /** The account that gets a passkey; null for a sign-in. */
  accountId: string | null
}

/** Stores a challenge that this browser may answer once, within five minutes. `address` comes from clientAddress(). */
export function storeChallenge(
  database: DatabaseSync,
  { challenge, browser, accountId }: Challenge,
  address: string,
): void {
  const addressHash = hashWithKey(accountsKey(database), address)
  const now = Date.now()
  inTransaction(withTables(database), () => {
    database
      .prepare(
        `DELETE FROM passkey_challenges WHERE expires_at <= ?1 OR rowid IN (
           SELECT rowid FROM passkey_challenges WHERE address_hash = ?2 ORDER BY rowid DESC LIMIT -1 OFFSET ?3)`,
      )
      .run(now, addressHash, PER_ADDRESS - 1)
    database
      .prepare(
        `INSERT INTO passkey_challenges (challenge, browser_hash, address_hash, account_id, expires_at)
         VALUES (?, ?, ?, ?, ?)`,
      )
      .run(challenge, hashSecret(browser), addressHash, accountId, now + LIFETIME)
  })
}

/** Deletes a challenge. Returns false when it is unknown, used, expired, of another browser, or for another purpose. */
export function useUpChallenge(
  database: DatabaseSync,
  { challenge, browser, accountId }: Challenge,
): boolean {
  // One statement, so that of two requests with the same challenge only one succeeds.
  const { changes } = withTables(database)
    .prepare(
      `DELETE FROM passkey_challenges
       WHERE challenge = ? AND browser_hash = ? AND account_id IS ? AND expires_at > ?`,
    )
    .run(challenge, hashSecret(browser), accountId, Date.now())
  return changes > 0
}

/** The secret in the browser's cookie, or a new one. Several tabs share one secret, so each of them can have a challenge. */
export function challengedBrowser(request: Request, secure: boolean): string {
  return readCookie(request, COOKIE, secure) ?? randomSecret()
}

/** The `Set-Cookie` value that binds the challenges to the browser. */
export function setChallengeCookie(browser: string, secure: boolean): string {
  return setCookie(COOKIE, browser, LIFETIME / 1000, secure)
}
