import type { Life } from '#lib/requests/life.ts'
import { readLife } from '../life/steps.ts'
import type { Outbox } from '../outbox.ts'
import type { EventRow } from '../store/tables.ts'
import { type LeadSummary, readLead } from './list.ts'

/** An event of a lead, as staff see it. */
export type TimelineEvent = Omit<EventRow, 'id' | 'submission_id'>

/**
 * All events of a lead, oldest first. A deleted lead has only its events, and `lead` is null. Returns null when no lead and no
 * event has this id. `life` is null for the forms that are no booking or quote request.
 */
export async function readTimeline(
  outbox: Outbox,
  submissionId: string,
): Promise<{ lead: LeadSummary | null; life: Life | null; timeline: TimelineEvent[] } | null> {
  const lead = await readLead(outbox, submissionId)
  const timeline = await outbox.db
    .selectFrom('lead_events')
    .select(['at', 'kind', 'actor', 'forwarder', 'status', 'detail'])
    .where('submission_id', '=', submissionId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  if (!lead) return timeline.length > 0 ? { lead, life: null, timeline } : null
  const life = lead.type === 'lead' ? await readLife(outbox.db, submissionId, lead.receivedAt) : null
  return { lead, life, timeline: [receivedEvent(lead.receivedAt), ...timeline] }
}

/** The event for the receipt of a lead. It is stored only when the lead is deleted; before that the lead itself has the time. */
function receivedEvent(at: number): TimelineEvent {
  return { at, kind: 'received', actor: null, forwarder: null, status: null, detail: null }
}
