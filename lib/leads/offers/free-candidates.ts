import type { FreeCandidate } from '#lib/matching/availability.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { readCandidates } from './candidates.ts'
import { quote } from './offer.ts'

/** A day that a contractor named longer ago says nothing about its calendar any more. In milliseconds. */
const SAID_LATELY = 14 * 24 * 3_600_000

/** What availability needs of all contractors, without anything that says who they are. */
export async function readFreeCandidates(db: LeadStore['db'], now: number): Promise<FreeCandidate[]> {
  const [candidates, days] = await Promise.all([readCandidates(db, now, new Map()), readDays(db, now)])
  return candidates.map(({ contractor, ...candidate }) => {
    const { state, pausedUntil, emailFailedAt, profile } = contractor
    const comesBack = state === 'paused' && pausedUntil !== null && pausedUntil > now
    return {
      ...candidate,
      isActive: candidate.isActive || (comesBack && emailFailedAt === null),
      backOn: comesBack ? localTime(pausedUntil, zoneOf(profile.province)).day : null,
      days: days.get(candidate.id) ?? [],
    }
  })
}

/** The days of the quotes of the last two weeks, by contractor. A chosen quote has used up its days. */
async function readDays(db: LeadStore['db'], now: number): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('offers')
    .select(['contractor_id', 'quote'])
    .where('state', 'in', ['quoted', 'closed'])
    .where('answered_at', '>', now - SAID_LATELY)
    .execute()
  const days = new Map<string, string[]>()
  for (const { contractor_id: id, quote: stored } of rows) {
    if (stored !== null) days.set(id, [...(days.get(id) ?? []), ...quote.parse(JSON.parse(stored)).days])
  }
  return days
}
