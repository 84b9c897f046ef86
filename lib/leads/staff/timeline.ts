import { z } from 'zod'
import type { Outbox } from '../outbox.ts'
import type { EventRow } from '../store/tables.ts'
import { type LeadSummary, readLead, summariesOf } from './list.ts'
import { businessNames } from './match-view.ts'

/** An event of a lead, as staff see it. */
export interface TimelineEvent extends Omit<EventRow, 'id' | 'submission_id'> {
  /** The name of the business that the event is about; null without one, and after the contractor was erased. */
  business: string | null
}

interface Story {
  lead: LeadSummary | null
  request: LeadSummary | null
  others: LeadSummary[]
  timeline: TimelineEvent[]
}

/** The most other leads of a person that are shown with a lead. */
const MOST_OTHERS = 50

/**
 * All events of a lead, oldest first, the other leads of its e-mail address, newest first, and the request that a claim is about.
 * A deleted lead has only its events, and `lead` is null. Returns null when no lead and no event has this id.
 */
export async function readTimeline(outbox: Outbox, submissionId: string): Promise<Story | null> {
  const lead = await readLead(outbox, submissionId)
  const events = await outbox.db
    .selectFrom('lead_events')
    .select(['at', 'kind', 'actor', 'forwarder', 'status', 'detail'])
    .where('submission_id', '=', submissionId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const timeline = await withBusinesses(outbox, events)
  if (!lead) return timeline.length > 0 ? { lead, request: null, others: [], timeline } : null
  const others = await othersOfPerson(outbox, submissionId)
  const { claim_of } = lead.lead
  const request = claim_of ? await readLead(outbox, claim_of) : null
  return { lead, request, others, timeline: [receivedEvent(lead.receivedAt), ...timeline] }
}

/** The other leads with the e-mail address of a lead, newest first. */
async function othersOfPerson({ db }: Outbox, submissionId: string): Promise<LeadSummary[]> {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('email', '=', (one) =>
      one.selectFrom('leads').select('email').where('submission_id', '=', submissionId),
    )
    .where('submission_id', '!=', submissionId)
    .orderBy('received_at', 'desc')
    .limit(MOST_OTHERS)
    .execute()
  return summariesOf(db, rows)
}

/** The event for the receipt of a lead. It is stored only when the lead is deleted; before that the lead itself has the time. */
function receivedEvent(at: number): TimelineEvent {
  return { at, kind: 'received', actor: null, forwarder: null, status: null, detail: null, business: null }
}

/** What events of offers, and steps that a contractor has taken, say in `detail`. */
const aboutContractor = z.object({ contractor: z.string() })

function contractorOf(detail: string | null): string | null {
  try {
    return aboutContractor.parse(JSON.parse(detail ?? '')).contractor
  } catch {
    return null
  }
}

async function withBusinesses(
  { db }: Outbox,
  events: readonly Omit<TimelineEvent, 'business'>[],
): Promise<TimelineEvent[]> {
  const ids = events.map(({ detail }) => contractorOf(detail))
  const names = await businessNames(
    db,
    ids.filter((id) => id !== null),
  )
  return events.map((event, place) => ({ ...event, business: names.get(ids[place] ?? '') ?? null }))
}
