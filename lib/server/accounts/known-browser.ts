import { timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { hashWithKey, randomSecret } from '../secrets.ts'
import { readCookie, setCookie } from './cookies.ts'
import { accountsKey } from './key.ts'

const NAME = 'montage_browser'

/** The longest time that browsers keep a cookie, in seconds. */
const LIFETIME = 400 * 24 * 3_600

/**
 * The `Set-Cookie` value that says that somebody signed in to an account in this browser. It signs nobody in: failed
 * attempts of this browser are counted apart, so that nobody elsewhere can lock its person out.
 */
export function setBrowserCookie(database: DatabaseSync, accountId: string, secure: boolean): string {
  const browser = randomSecret()
  return setCookie(NAME, `${browser}.${signatureOf(database, browser, accountId)}`, LIFETIME, secure)
}

/** Which browser sends a request, if somebody signed in to this account in it before; else null. */
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
