import type { DatabaseSync } from 'node:sqlite'
import type { Env } from '#lib/env.ts'
import { clientAddress } from '../client-address.ts'
import { isSecure } from './cookies.ts'
import { knownBrowser, setBrowserCookie } from './known-browser.ts'
import type { Account } from './people.ts'
import { endSession, sessionCookie, setSessionCookie, startSession } from './sessions.ts'
import type { Attempt } from './throttle.ts'

/** Queues a mail with a sign-in link. Resolves to false when no mail server is configured. */
export type MailLink = (
  account: Account,
  kind: 'invitation' | 'passwordReset',
  options?: { isAskedForByAnybody: boolean },
) => Promise<boolean>

/** The arguments of every sign-in handler. */
export interface Context {
  mail: MailLink
  request: Request
  database: DatabaseSync
  settings: Pick<Env, 'NODE_ENV' | 'SITE_URL' | 'TRUSTED_PROXIES' | 'SMTP_URL'>
}

/** The keys by which the throttle counts a sign-in. `account` is null when no account has this e-mail address or passkey. */
export function attemptAt(
  { request, database, settings }: Context,
  email: string,
  account: Account | null,
): Attempt {
  return {
    email,
    address: clientAddress(request, settings.TRUSTED_PROXIES),
    browser: account && knownBrowser(database, request, account.id, isSecure(settings)),
  }
}

/**
 * The keys by which the throttle counts a request for a sign-in link. They differ from the keys of sign-ins, because a person
 * who requests a link has just failed to sign in. All e-mail addresses share one count.
 */
export function askingAt(context: Context, account: Account | null): Attempt {
  const { address, browser } = attemptAt(context, '', account)
  return { email: '', address: `link ${address}`, browser: browser && `link ${browser}` }
}

/** Starts a new session and ends the browser's former one, against session fixation. */
export function withNewSession(
  { request, database, settings }: Context,
  account: Account,
  response: Response,
): Response {
  const secure = isSecure(settings)
  const former = sessionCookie(request, secure)
  if (former) endSession(database, former)
  const signedIn = withCookie(response, setSessionCookie(startSession(database, account.id), secure))
  signedIn.headers.append('set-cookie', setBrowserCookie(database, account.id, secure))
  return signedIn
}

export function withCookie(response: Response, cookie: string): Response {
  response.headers.set('set-cookie', cookie)
  response.headers.set('cache-control', 'no-store')
  return response
}
