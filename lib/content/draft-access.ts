import 'server-only'
import { identify } from '#lib/server/accounts/index.ts'
import { DRAFT_COOKIE } from '#lib/server/draft-cookie.ts'
import { getLake } from '#lib/server/lake.ts'
import { isEmbedded } from './source.ts'

export interface DraftAccess {
  /** Whether the answer has drafts in it. */
  isDraft: boolean
  /** What to go on with in place of the request's own headers. */
  request?: { headers: Headers }
}

const NO_DRAFTS: DraftAccess = { isDraft: false }

/**
 * Asks of every request in draft mode anew who sends it: the cookie stays in a browser whoever uses it, and longer than an
 * account. Without a session it is taken out of the request, and comes to count again with the next sign-in. Hosted Sanity
 * knows no sessions of ours: there the secret that draft mode was entered with has to do.
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
