import type { NextRequest } from 'next/server'
import { clientAddress } from '#lib/server/client-address.ts'
import { randomSecret } from '#lib/server/secrets.ts'
import { ATTEMPT_LIFETIME, type JobAttempt, keepAttempt, openAttempt } from '../attempts.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { orNull } from './dependencies.ts'
import { ATTEMPT_COOKIE } from './handle-form.ts'
import { cookieHeader } from './request-cookie.ts'

/**
 * Keeps what a contractor typed, so that the page can show it again without scripts. Returns the id for the page's address and the
 * cookie of the browser; null when it cannot be kept.
 */
export async function keepJobAttempt(
  request: NextRequest,
  store: LeadStore,
  attempt: Omit<JobAttempt, 'type'>,
): Promise<{ id: string; cookie: string } | null> {
  const cookie = request.cookies.get(ATTEMPT_COOKIE)?.value ?? randomSecret()
  const visitor = { address: clientAddress(request), cookie }
  const id = await orNull('An attempt could not be kept', () =>
    keepAttempt(store, { type: 'job', ...attempt }, visitor),
  )
  return id === null ? null : { id, cookie: cookieHeader(ATTEMPT_COOKIE, cookie, ATTEMPT_LIFETIME / 1000) }
}

/**
 * What a contractor typed in a form about this offer, or about this contractor; null when it was not kept, or is of another
 * browser.
 * @param id the id in the page's address
 * @param about the id of the offer or of the contractor
 */
export async function openJobAttempt(
  store: LeadStore,
  id: unknown,
  cookie: string | undefined,
  about: string,
): Promise<JobAttempt | null> {
  if (typeof id !== 'string' || !cookie) return null
  const attempt = await orNull('An attempt could not be read', () => openAttempt(store, id, cookie))
  return attempt?.type === 'job' && attempt.about === about ? attempt : null
}
