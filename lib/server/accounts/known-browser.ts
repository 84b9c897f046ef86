import { timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { hashWithKey, randomSecret } from '../secrets.ts'
import { readCookie, setCookie } from './cookies.ts'
import { accountsKey } from './tables.ts'

const NAME = 'montage_browser'

/** The longest time that browsers keep a cookie, in seconds. */
const LIFETIME = 400 * 24 * 3_600

/**
 * The `Set-Cookie` value that proves that somebody signed in to an account in this browser before. The cookie does not sign
 * anybody in. Attempts from this browser count separately, so that attackers cannot lock its owner out.
 */
export function setBrowserCookie(database: DatabaseSync, accountId: string, secure: boolean): string {
  const browser = randomSecret()
  return setCookie(NAME, `${browser}.${signatureOf(database, browser, accountId)}`, LIFETIME, secure)
}

/** The secret of the browser that sends a request; null when nobody has signed in to this account in this browser. */
export function knownBrowser(
  database: DatabaseSync,
  request: Request,
  accountId: string,
  secure: boolean,
): string | null {
  const [browser = '', signature = ''] = readCookie(request, NAME, secure)?.split('.') ?? []
  const right = Buffer.from(signatureOf(database, browser, accountId))
  const given = Buffer.from(signature)
  return given.length === right.length && timingSafeEqual(given, right) ? browser : null
}

function signatureOf(database: DatabaseSync, browser: string, accountId: string): string {
  return hashWithKey(accountsKey(database), `browser ${browser} ${accountId}`)
}
