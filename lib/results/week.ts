import type { FormType } from '#lib/leads/forms/index.ts'
import { EMERGENCY, type Lead } from '#lib/leads/lead.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { lifeOf, type RequestState } from '#lib/requests/life.ts'
import type { StoredHours } from '#lib/requests/opening-hours.ts'
import { promiseOf } from '#lib/requests/promise.ts'
import { dayBefore, siteDay } from '#lib/site-day.ts'
import { countMatched } from './matching.ts'

/** What became of the leads of some days, in numbers. */
export interface Week {
  /** The leads by form. */
  forms: Map<FormType, number>
  /** Bookings and quote requests by their present state. */
  states: Map<RequestState, number>
  unanswered: number
  /** Of the answered ones, those answered within the promise. */
  inTime: number
  answered: number
  /** Requests that contractors were asked about, that have a quote of one, and that nobody was found for in the promised time. */
  contractors: { asked: number; quoted: number; nobody: number }
  /** The median of milliseconds to the first answer; null without an answer. */
  median: number | null
}

/** The hours of the promise, and when they count. */
interface PromiseRules {
  matchHours: number
  openingHours: StoredHours | null | undefined
}

/**
 * Sums up the leads that came from one day to another, both included. The first answer to a request is the first status or
 * handler that staff or the CRM have set.
 */
export async function readWeek(
  outbox: Outbox,
  { from, to }: { from: string; to: string },
  rules: PromiseRules,
): Promise<Week> {
  const forms = new Map<FormType, number>()
  const states = new Map<RequestState, number>()
  const times: number[] = []
  let [unanswered, inTime] = [0, 0]
  const leads = await leadsOf(outbox, from, to)
  const events = await eventsOf(outbox, from, to)
  for (const { submission_id, type, received_at, lead, urgency } of leads) {
    forms.set(type, (forms.get(type) ?? 0) + 1)
    if (type !== 'lead') continue
    const own = events.get(submission_id) ?? []
    const { state, past } = lifeOf(received_at, own.filter(isOfLife))
    states.set(state, (states.get(state) ?? 0) + 1)
    const answers = [
      ...past.filter(({ by }) => by !== 'customer'),
      ...own.filter((event) => !isOfLife(event)),
    ]
    const first = Math.min(...answers.map(({ at }) => at))
    if (first === Number.POSITIVE_INFINITY) {
      if (state === 'received') unanswered++
      continue
    }
    times.push(first - received_at)
    const { province_state: province } = JSON.parse(lead) as Lead
    const asked = { isEmergency: urgency === EMERGENCY, timeline: '', preferredDate: '', province }
    const { matchedAt } = promiseOf(asked, { ...rules, quoteDays: 0, workDays: 0 }, received_at)
    if (first <= matchedAt) inTime++
  }
  times.sort((one, other) => one - other)
  const median = times[Math.floor(times.length / 2)] ?? null
  const contractors = await countMatched(outbox, { from, to })
  return { forms, states, unanswered, inTime, answered: times.length, median, contractors }
}

interface LeadEvent {
  at: number
  kind: 'step' | 'stage' | 'handler'
  detail: string | null
}

const isOfLife = (event: LeadEvent): event is LeadEvent & { kind: 'step' | 'stage' } =>
  event.kind !== 'handler'

async function leadsOf({ db }: Outbox, from: string, to: string) {
  const rows = await db
    .selectFrom('leads')
    .select(['submission_id', 'type', 'received_at', 'lead', 'urgency'])
    .where('state', '!=', 'suspected')
    .where('received_at', '>=', Date.parse(from))
    .where('received_at', '<', Date.parse(dayBefore(to, -2)))
    .execute()
  return rows.filter(({ received_at }) => siteDay(received_at) >= from && siteDay(received_at) <= to)
}

/** The events of the bookings and quote requests of some days, oldest first. */
async function eventsOf({ db }: Outbox, from: string, to: string): Promise<Map<string, LeadEvent[]>> {
  const rows = await db
    .selectFrom('lead_events as event')
    .innerJoin('leads', 'leads.submission_id', 'event.submission_id')
    .select(['event.submission_id as id', 'event.at', 'event.kind', 'event.detail'])
    .where('leads.received_at', '>=', Date.parse(from))
    .where('leads.received_at', '<', Date.parse(dayBefore(to, -2)))
    .where('event.kind', 'in', ['step', 'stage', 'handler'])
    .orderBy('event.id')
    .execute()
  return Map.groupBy(rows as ({ id: string } & LeadEvent)[], ({ id }) => id)
}
