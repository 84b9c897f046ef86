import { env } from '#lib/env.ts'
import { FORMS_WITH_PAGE } from '../forms/pages.ts'
import { cookieOf, cookieValue } from '../life/links.ts'
import type { LeadStore } from '../store/lead-store.ts'

/** How long a browser can see a request without opening its link again, in seconds. */
const AGE = 30 * 24 * 3_600

/** How long after a request was stored its own browser can get the cookie, in milliseconds: a lost answer is sent again. */
const LONGEST_RETRY = 600_000

/** The header that gives a browser the cookie of a request. */
export function requestCookie(
  store: LeadStore,
  { reference, ...lead }: { reference: string; submissionId: string; generation: number },
): string {
  return cookieHeader(cookieOf(reference), cookieValue(store, lead), AGE)
}

/** The header that takes the cookie of a request from a browser. */
export const noRequestCookie = (reference: string): string => cookieHeader(cookieOf(reference), '', 0)

/**
 * The header that gives a browser a cookie for one person's pages.
 * @param age in seconds; 0 takes the cookie away
 */
export function cookieHeader(name: string, value: string, age: number): string {
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

/**
 * The cookie for the browser that has just sent a request; null when the lead is not stored, is older or has another e-mail
 * address. A submission id is no secret: the CRM knows it. So who sends a known one again gets no cookie.
 */
export async function cookieOfSender(
  store: LeadStore,
  submissionId: string,
  email: string,
): Promise<string | null> {
  const row = await store.db
    .selectFrom('leads')
    .select(['reference', 'link_generation'])
    .where('submission_id', '=', submissionId)
    .where('type', 'in', FORMS_WITH_PAGE)
    .where('email', '=', email.toLowerCase())
    .where('received_at', '>', store.now() - LONGEST_RETRY)
    .executeTakeFirst()
  if (!row) return null
  return requestCookie(store, { reference: row.reference, submissionId, generation: row.link_generation })
}
