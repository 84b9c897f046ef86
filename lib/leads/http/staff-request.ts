import type { z } from 'zod'
import type { Identity } from '#lib/server/accounts/index.ts'
import type { Staff } from '#lib/staff/staff.ts'
import type { Leads } from '../index.ts'
import type { MatchFacts } from '../offers/matching.ts'
import type { ReviewContent } from '../reviews/review-content.ts'
import type { PromiseClock } from '../staff/promise.ts'
import { json, parsedOr } from './as-staff.ts'
import { RefusedStaff, type StaffRefusal } from './staff-refusals.ts'

/* What the handlers of the routes for leads have in common. */

/** A request of staff, as its handler gets it. */
export interface StaffRequest {
  request: Request
  leads: Leads
  staff: Staff
  reviews: ReviewContent | null
  /** Null when the content cannot be read: then no lead has a promise. */
  promiseClock(): Promise<PromiseClock | null>
  matchFacts(): Promise<MatchFacts>
  mailSoon(): void
  /** The person who sent the request, identified after the whole body had arrived. */
  sender: Identity
  /** Identifies the person again. Rejects with RefusedStaff when this person may not work on leads any more. */
  identifyNow(): Promise<Identity>
  /** The id of the lead. */
  id: string
  /** The posted JSON. */
  body: unknown
}

export type Handler = (asked: StaffRequest) => Promise<Response>

/** The response to a change. Throws RefusedStaff (409) when nothing was changed: the lead is gone, or somebody was faster. */
export function done(isDone: boolean): Response {
  if (!isDone) throw new RefusedStaff('changed')
  return json({})
}

/** A value of a request that has the wanted shape. Throws RefusedStaff for another. */
export const parsed = <Value>(schema: z.ZodType<Value>, value: unknown, refusal: StaffRefusal): Value =>
  parsedOr(schema, value, () => new RefusedStaff(refusal))
