import type { NextRequest } from 'next/server'
import type { Contractor } from '../contractors/contractors.ts'
import {
  CONTRACTOR_COOKIE,
  contractorCookieValue,
  jobCookieName,
  jobCookieValue,
  type OfferOfContractor,
} from '../offers/links.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { cookieHeader } from './request-cookie.ts'

/** How long a browser sees a job, or all jobs of a contractor, without opening a link again, in seconds. */
const AGE = 30 * 24 * 3_600

/** The most jobs that a browser has cookies for. More would make its requests too long for the server. */
const MOST_JOBS = 20

const PREFIX = jobCookieName('')

/** The headers that give a browser the cookie of a job, and take those of the oldest jobs away. */
export function jobCookies(request: NextRequest, store: LeadStore, found: OfferOfContractor): string[] {
  const name = jobCookieName(found.offer.id)
  // A browser sends the cookie that it has had longest first.
  const others = request.cookies
    .getAll()
    .map((cookie) => cookie.name)
    .filter((other) => other.startsWith(PREFIX) && other !== name)
  const surplus = others.slice(0, Math.max(0, others.length - (MOST_JOBS - 1)))
  return [
    ...surplus.map((other) => cookieHeader(other, '', 0)),
    cookieHeader(name, jobCookieValue(store, found), AGE),
  ]
}

/** The header that gives a browser the cookie of a contractor. */
export const contractorCookie = (store: LeadStore, contractor: Contractor): string =>
  cookieHeader(CONTRACTOR_COOKIE, contractorCookieValue(store, contractor), AGE)
