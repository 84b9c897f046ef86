import { type Selectable, sql } from 'kysely'
import { localTime, momentAt, zoneOf } from '#lib/requests/local-time.ts'
import { OpeningHours } from '#lib/requests/opening-hours.ts'
import type { Lead } from '../lead.ts'
import { lockedLead, readLife } from '../life/steps.ts'
import { addAboutLead } from '../mails/about-lead.ts'
import { peopleFor } from '../mails/people.ts'
import type { Recipient } from '../mails/recipients.ts'
import type { PromiseClock } from '../staff/promise.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addEvent } from '../store/rows.ts'
import type { LeadRow, LeadTransaction } from '../store/tables.ts'
import { askIn, OPEN } from './ask.ts'
import { addOfferEvent } from './events.ts'
import { mailCustomer } from './mails.ts'
import { type MatchFacts, matchNow } from './matching.ts'
import { isLive, type Offer } from './offer.ts'

/*
 * Matching in time. Each request has a moment at which matching looks at it (`match_due_at`): when it has arrived, when those
 * who were asked had time to look, and when the hours that the customer was promised end. What is done then is in one
 * transaction with the request locked, so two servers do it once, and after a crash it is done at the next look.
 */

/** What the timer passes. */
export interface MatchSources {
  facts(): Promise<MatchFacts>
  promiseClock(): Promise<PromiseClock>
  /** The staff who get mails about requests. */
  recipients(): Promise<readonly Recipient[]>
}

const MINUTE = 60_000

/** Only requests of the last day begin to be matched, so that nothing old is sent around when matching is turned on. */
const NEW = 24 * 3_600_000

/** The key of PostgreSQL's advisory lock for a look. */
const MATCH_LOCK = 7_465_310_227

/** The most requests that one look reads. */
const AT_ONCE = 50

/**
 * Looks at the requests that are due. Without active contractors, and with matching off, it does nothing. When a look fails it
 * rejects after all others.
 */
export async function matchDue(store: LeadStore, sources: MatchSources): Promise<void> {
  const now = store.now()
  const anybody = await store.db
    .selectFrom('contractors')
    .select('id')
    .where('state', 'in', ['active', 'paused'])
    .limit(1)
    .executeTakeFirst()
  if (!anybody) return
  const due = await store.db
    .selectFrom('leads')
    .select('submission_id')
    .where('type', '=', 'lead')
    .where('state', '!=', 'suspected')
    .where(({ eb, or, and }) =>
      or([
        eb('match_due_at', '<=', now),
        and([
          eb('match_due_at', 'is', null),
          eb('matched_by', '=', ''),
          eb('stage', '=', 'new'),
          eb('received_at', '>', now - NEW),
        ]),
      ]),
    )
    .orderBy('received_at')
    .limit(AT_ONCE)
    .execute()
  if (due.length === 0) return
  const facts = await sources.facts()
  if (facts.settings.mode === 'off') return
  const clock = await sources.promiseClock()
  const recipients = await sources.recipients()
  let failure: unknown = null
  for (const { submission_id } of due)
    await store.commits
      .run((trx) => look(trx, store, submission_id, { facts, clock, recipients }))
      // A request that cannot be matched must not keep the others from it.
      .catch((error) => {
        failure ??= error
      })
  if (failure) throw failure
}

interface Known {
  facts: MatchFacts
  clock: PromiseClock
  recipients: readonly Recipient[]
}

async function look(
  trx: LeadTransaction,
  store: LeadStore,
  submissionId: string,
  known: Known,
): Promise<void> {
  const now = store.now()
  const row = await lockedLead(trx, store, submissionId)
  if (!row || !isDue(row, now)) return
  const { facts, clock } = known
  const { settings } = facts
  // Two servers that match two requests at once would each count the offers of a contractor without those of the other.
  if (store.locksRows) await sql`SELECT pg_advisory_xact_lock(${MATCH_LOCK})`.execute(trx)
  const lead: Lead = JSON.parse(row.lead)
  const { isEmergency, until } = clock(answersOf(row, lead), row.received_at)
  const { match, asked } = await matchNow(trx, { lead, isEmergency, now, most: settings.most }, facts)
  const asksBySelf = settings.mode === 'automatic' && row.matched_by !== 'staff'
  // Without anybody to ask in their place, those who were asked keep the time that they were given.
  const unseenFor = asksBySelf && match.chosen.length > 0 ? settings.widenMinutes * MINUTE : null
  const live = (await expire(trx, store, asked, unseenFor)).filter(isLive)
  const { state } = await readLife(trx, submissionId, row.received_at)
  if (!OPEN.includes(state)) return plan(trx, row, null)
  // A quote that staff or the CRM have reported is not of this site: then the customer has somebody.
  const searches = state !== 'quoted' || asked.some(({ quote }) => quote !== null)
  const free = isEmergency ? match.chosen.length : Math.max(0, settings.most - live.length)
  const next = match.chosen.slice(0, free).map(({ id }) => id)
  const lookAgainAt = now + settings.widenMinutes * MINUTE
  if (asksBySelf && searches && next.length > 0) {
    const answerBy = answerTime(facts, { isEmergency, province: lead.province_state }, now)
    const count = await askIn(trx, store, row, { contractors: next, actor: null, answerBy, lookAgainAt })
    if (count) return
  }
  if (live.length > 0) return plan(trx, row, lookAgainAt)
  if (!searches) return plan(trx, row, null)
  if (now < until) return plan(trx, row, until)
  await sayNobody(trx, store, row, known.recipients)
  await plan(trx, row, null)
}

const isDue = (row: Selectable<LeadRow>, now: number): boolean =>
  row.match_due_at === null ? row.matched_by === '' && row.stage === 'new' : row.match_due_at <= now

/** The typed answers on which the promise depends. */
export function answersOf(row: Pick<LeadRow, 'fields'>, lead: Lead): Record<string, string> {
  const { service_slug, service_type, urgency, province_state } = lead
  return {
    service_type: service_slug || service_type,
    urgency,
    province_state,
    ...JSON.parse(row.fields ?? '{}'),
  }
}

/**
 * Until when an answer is wanted from those who are asked now. Without an emergency only the opening hours in the province of the
 * request count, so that no answer is wanted at night.
 */
export function answerTime(
  {
    settings: { answerHours, emergencyAnswerMinutes },
    openingHours,
  }: Pick<MatchFacts, 'settings' | 'openingHours'>,
  { isEmergency, province }: { isEmergency: boolean; province: string },
  now: number,
): number {
  if (isEmergency) return now + emergencyAnswerMinutes * MINUTE
  const zone = zoneOf(province)
  const hours = new OpeningHours(openingHours, province)
  return momentAt(hours.after(localTime(now, zone), answerHours * 60), zone)
}

/**
 * Closes the offers that were not answered in time, and those that nobody has opened after `unseenFor` milliseconds, unless it is
 * null. Returns all as they are then.
 */
async function expire(
  trx: LeadTransaction,
  store: LeadStore,
  offers: readonly Offer[],
  unseenFor: number | null,
): Promise<Offer[]> {
  const now = store.now()
  const result: Offer[] = []
  for (const offer of offers) {
    const isOver =
      offer.state === 'asked' &&
      (offer.answerBy <= now ||
        (unseenFor !== null && offer.seenAt === null && offer.askedAt + unseenFor <= now))
    if (isOver) {
      await trx.updateTable('offers').set({ state: 'expired' }).where('id', '=', offer.id).execute()
      await addOfferEvent(trx, store, offer, 'job_expired')
    }
    result.push(isOver ? { ...offer, state: 'expired' } : offer)
  }
  return result
}

/** The promised hours are over and nobody has the request: the customer and staff are told, once. */
async function sayNobody(
  trx: LeadTransaction,
  store: LeadStore,
  row: Selectable<LeadRow>,
  recipients: readonly Recipient[],
): Promise<void> {
  const now = store.now()
  const { submission_id } = row
  const said = await trx
    .selectFrom('lead_events')
    .select('id')
    .where('submission_id', '=', submission_id)
    .where('kind', '=', 'nobody')
    .executeTakeFirst()
  if (said) return
  await addEvent(trx, { submission_id, at: now, kind: 'nobody' })
  await mailCustomer(trx, store, submission_id, 'nobodyYet', '')
  if (!store.confirms) return
  const people = peopleFor(recipients, 'reminder', { type: row.type, lead: JSON.parse(row.lead) })
  await addAboutLead(trx, { kind: 'nobodyFound', id: submission_id, occasion: submission_id }, people, now)
}

/** Plans the next look; null for none. From now on the request is not taken for a new one. */
async function plan(
  trx: LeadTransaction,
  { submission_id, matched_by }: Pick<LeadRow, 'submission_id'> & { matched_by: string },
  at: number | null,
): Promise<void> {
  await trx
    .updateTable('leads')
    .set({ match_due_at: at, matched_by: matched_by === 'staff' ? 'staff' : 'site' })
    .where('submission_id', '=', submission_id)
    .execute()
}
