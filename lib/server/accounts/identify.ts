import type { DatabaseSync } from 'node:sqlite'
import { type Env, env } from '#lib/env.ts'
import { isOwnOrigin } from '../origin.ts'
import type { Identity } from './identity.ts'
import { identityOf } from './people.ts'
import { accountOfSession, sessionCookie } from './sessions.ts'
import { identityOfToken } from './tokens.ts'

/** Who works on the machine itself in `npm run dev`. */
export const DEVELOPER: Identity = { id: 'developer', displayName: 'Developer', role: 'administrator' }

interface Options {
  /** False to look without keeping the session alive, as a stream that stays open does. */
  extend?: boolean
  settings?: Pick<Env, 'NODE_ENV' | 'SITE_URL'>
}

/**
 * Who is asking: by `Authorization: Bearer <token>`, else by the session cookie, else, in development on this machine, the
 * developer. Null is nobody: no credentials, or ones that are wrong, expired, revoked or of a disabled account.
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
  const secret = sessionCookie(request)
  const account = secret ? accountOfSession(database, secret, extend) : null
  if (account) return identityOf(account)
  return settings.NODE_ENV === 'development' && isOnThisMachine(request, settings.SITE_URL) ? DEVELOPER : null
}

/** By name as well as by origin: a foreign domain can be made to point at 127.0.0.1, but its name stays in `Host`. */
function isOnThisMachine(request: Request, siteUrl: string): boolean {
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.get('host') ?? '')
  return isLocal && isOwnOrigin(request, siteUrl)
}
