import type { DatabaseSync } from 'node:sqlite'
import { type Env, env } from '#lib/env.ts'
import { isOwnOrigin } from '../origin.ts'
import { isSecure } from './cookies.ts'
import type { Identity } from './identity.ts'
import { identityOf } from './people.ts'
import { accountOfSession, sessionCookie } from './sessions.ts'
import { identityOfToken } from './tokens.ts'

/** The identity of a developer with `npm run dev` on this machine. */
export const DEVELOPER: Identity = { id: 'developer', displayName: 'Developer', role: 'administrator' }

interface Options {
  /** False when the session must not be extended, for example by a stream that stays open. */
  extend?: boolean
  settings?: Pick<Env, 'NODE_ENV' | 'SITE_URL'>
}

/**
 * The sender of a request, identified by `Authorization: Bearer <token>`, else by the session cookie. In development on this
 * machine, a request without both comes from the developer. Returns null when there are no credentials, or when they are wrong,
 * expired or revoked, or their account is disabled.
 */
export function identify(
  request: Request,
  { database }: { database: DatabaseSync },
  { extend = true, settings = env }: Options = {},
): Identity | null {
  const authorization = request.headers.get('authorization')
  if (authorization !== null) {
    const [, secret] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
    return secret ? identityOfToken(database, secret) : null
  }
  const secret = sessionCookie(request, isSecure(settings))
  const account = secret ? accountOfSession(database, secret, extend) : null
  if (account) return identityOf(account)
  return settings.NODE_ENV === 'development' && isOnThisMachine(request, settings.SITE_URL) ? DEVELOPER : null
}

/** Checks `Host` as well as the origin. A foreign domain can resolve to 127.0.0.1, but then `Host` contains that domain. */
function isOnThisMachine(request: Request, siteUrl: string): boolean {
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.get('host') ?? '')
  return isLocal && isOwnOrigin(request, siteUrl)
}
