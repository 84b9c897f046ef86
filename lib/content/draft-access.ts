import 'server-only'
import { identify } from '#lib/server/accounts/index.ts'
import { getLake } from '#lib/server/lake.ts'
import { DRAFT_COOKIE } from '#lib/server/next-internals.ts'
import { isEmbedded } from './source.ts'

export interface DraftAccess {
  /** Whether the answer contains drafts. */
  isDraft: boolean
  /** The headers that replace those of the request. Undefined when its own headers stay. */
  request?: { headers: Headers }
}

const NO_DRAFTS: DraftAccess = { isDraft: false }

/**
 * Checks the session of every request in draft mode: the draft cookie stays in the browser when the account is removed, or
 * another person uses the browser. Without a session the cookie is removed from this request only, so it works again after a
 * sign-in. Hosted Sanity has no such sessions. There it is enough that a secret was checked when draft mode began.
 */
export function draftAccess(request: Request): DraftAccess {
  const cookies = request.headers.get('cookie')
  if (!cookies?.includes(DRAFT_COOKIE)) return NO_DRAFTS
  if (!isEmbedded || identify(request, getLake(), { extend: false }) !== null) return { isDraft: true }
  const headers = new Headers(request.headers)
  const others = cookies.split(';').filter((cookie) => !cookie.includes(DRAFT_COOKIE))
  if (others.length > 0) headers.set('cookie', others.join(';').trim())
  else headers.delete('cookie')
  return { isDraft: false, request: { headers } }
}
