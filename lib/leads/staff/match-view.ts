import { brokenRules, matchOf } from '#lib/matching/match.ts'
import type { Exclusion } from '#lib/matching/types.ts'
import { type Life, stepsFrom } from '#lib/requests/life.ts'
import { EMERGENCY, type Lead } from '../lead.ts'
import { readLife } from '../life/steps.ts'
import { answersOf } from '../offers/match-due.ts'
import { type MatchFacts, type MatchingMode, readMatch } from '../offers/matching.ts'
import { messagesOf, type OfferMessage } from '../offers/messages.ts'
import { isLive, type Offer } from '../offers/offer.ts'
import { jobForContractors, type SharedJob } from '../offers/shared-job.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadRow, LeadTransaction } from '../store/tables.ts'
import type { PromiseClock } from './promise.ts'

/** An offer as staff see it. */
export interface StaffOffer extends Omit<Offer, 'submissionId'> {
  /** The name of the business; null when the contractor was erased. */
  business: string | null
  messages: OfferMessage[]
}

/** A contractor that staff may ask, or the reasons why not. */
export interface MatchedContractor {
  id: string
  business: string
  /** 0–5; null without ratings. */
  rating: number | null
  /** The median time of an answer; null without answers. */
  answerMinutes: number | null
  openJobs: number
  mostOpenJobs: number
  offersThisWeek: number
  mostOffersWeek: number
  /** The customer asked for this contractor by name. */
  isAskedFor: boolean
  /** Mails to the contractor come back. */
  isUnreachable: boolean
  /** The rules that the contractor breaks; empty for those that matching proposes. */
  why: Exclusion[]
  /** Whether staff may ask this contractor in spite of them. */
  canAsk: boolean
}

/** The matching of a request as staff see it. */
export interface StaffMatch {
  mode: MatchingMode
  /** Whether staff match by hand: then the site asks nobody by itself. */
  isByHand: boolean
  /** Whether contractors can be asked now. */
  isOpen: boolean
  /** How many more contractors can have the request now. */
  free: number
  /** Whether this site sends mail. */
  sendsMail: boolean
  life: Life
  offers: StaffOffer[]
  /** In the order of their turns. */
  proposed: MatchedContractor[]
  /** Those of the trade that matching does not propose. */
  others: MatchedContractor[]
  /** The job as contractors see it before they are chosen. */
  job: SharedJob | null
  /** The photos of the request, and whether contractors may see them. */
  photos: { id: string; sharing: '' | 'shared' | 'held' }[]
}

/** The rules in spite of which staff may ask: they know more than the record does. The others protect the customer. */
const OVERRULED: readonly Exclusion[] = ['trade', 'area', 'openJobs', 'offersWeek', 'notOnCall']

/** The first rule that forbids staff to ask a contractor; undefined when they may. */
export const forbids = (why: readonly Exclusion[]): Exclusion | undefined =>
  why.find((rule) => !OVERRULED.includes(rule))

/** What matching says of a request now: every contractor with the rules that it breaks, and how many more can be asked. */
export async function matchForStaff(
  db: LeadStore['db'] | LeadTransaction,
  row: Pick<LeadRow, 'lead' | 'fields' | 'received_at'>,
  { facts, clock, now }: { facts: MatchFacts; clock: PromiseClock | null; now: number },
) {
  const lead: Lead = JSON.parse(row.lead)
  const isEmergency = clock?.(answersOf(row, lead), row.received_at).isEmergency ?? lead.urgency === EMERGENCY
  const question = { lead, isEmergency, now, most: Number.POSITIVE_INFINITY }
  const { job, settings, candidates, asked } = await readMatch(db, question, facts)
  const broken = new Map(candidates.map((one) => [one.id, brokenRules(job, one, settings)]))
  const { chosen } = matchOf(job, candidates, settings)
  const free = isEmergency
    ? candidates.length
    : Math.max(0, facts.settings.most - asked.filter(isLive).length)
  return { job, settings, asked, candidates, chosen, broken, free }
}

/** The matching of a request for staff; null when there is no such request, or it is suspected spam. */
export async function readStaffMatch(
  store: LeadStore,
  submissionId: string,
  { facts, clock }: { facts: MatchFacts; clock: PromiseClock | null },
): Promise<StaffMatch | null> {
  const row = await store.db
    .selectFrom('leads')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .where('type', '=', 'lead')
    .where('state', '!=', 'suspected')
    .executeTakeFirst()
  if (!row) return null
  const now = store.now()
  const { job, settings, asked, candidates, chosen, broken, free } = await matchForStaff(store.db, row, {
    facts,
    clock,
    now,
  })
  type Known = (typeof candidates)[number]
  const byId = new Map(candidates.map((one) => [one.id, one]))
  const shown = ({ id, contractor, ...known }: Known): MatchedContractor => ({
    id,
    canAsk: !forbids(broken.get(id) ?? []),
    business: contractor.business,
    rating: known.rating,
    answerMinutes: known.answerMinutes,
    openJobs: known.openJobs,
    mostOpenJobs: known.mostOpenJobs,
    offersThisWeek: known.offersThisWeek,
    mostOffersWeek: known.mostOffersWeek,
    isAskedFor: id === settings.preferred,
    isUnreachable: contractor.emailFailedAt !== null,
    why: broken.get(id) ?? [],
  })
  // Of a job named only in words nobody knows the trade, so staff see everybody.
  const isOfTrade = (why: readonly Exclusion[]) => job.services.length === 0 || !why.includes('trade')
  const others = candidates
    .map(shown)
    .filter(({ why }) => why.length > 0 && isOfTrade(why) && !why.includes('askedBefore'))
  const life = await readLife(store.db, submissionId, row.received_at)
  const photos = await store.db
    .selectFrom('lead_photos')
    .select(['id', 'sharing'])
    .where('submission_id', '=', submissionId)
    .where('expires_at', 'is', null)
    .orderBy('received_at')
    .execute()
  return {
    mode: facts.settings.mode,
    isByHand: row.matched_by === 'staff',
    isOpen: facts.settings.mode !== 'off' && stepsFrom(life.state, 'staff').includes('choose'),
    free,
    sendsMail: store.confirms,
    life,
    offers: await staffOffers(store, asked),
    proposed: chosen.flatMap(({ id }) => {
      const known = byId.get(id)
      return known ? [shown(known)] : []
    }),
    others: others.toSorted((one, other) => one.why.length - other.why.length),
    job: await jobForContractors(store, submissionId),
    photos,
  }
}

async function staffOffers(store: LeadStore, offers: readonly Offer[]): Promise<StaffOffer[]> {
  const names = await businessNames(
    store.db,
    offers.map(({ contractorId }) => contractorId),
  )
  const messages = await messagesOf(
    store,
    offers.map(({ id }) => id),
  )
  return offers.map(({ submissionId: _, ...offer }) => ({
    ...offer,
    business: names.get(offer.contractorId) ?? null,
    messages: messages.filter(({ offerId }) => offerId === offer.id),
  }))
}

/** The names of the businesses of contractors, by id. */
export async function businessNames(
  db: LeadStore['db'],
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('contractors')
    .select(['id', 'business'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, business }) => [id, business]))
}
