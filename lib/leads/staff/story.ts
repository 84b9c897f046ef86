import type { Outbox } from '../outbox.ts'
import type { EventRow } from '../store/tables.ts'
import { type LeadSummary, summaryOf } from './list.ts'

export type StoryLine = Omit<EventRow, 'id' | 'submission_id'>

/**
 * All events of a lead, oldest first. Of a deleted lead only they are left, and `lead` is null. Returns null for an
 * unknown lead.
 */
export async function readStory(
  { db }: Outbox,
  submissionId: string,
): Promise<{ lead: LeadSummary | null; story: StoryLine[] } | null> {
  const row = await db
    .selectFrom('leads')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  const story = await db
    .selectFrom('lead_events')
    .select(['at', 'kind', 'actor', 'forwarder', 'status', 'detail'])
    .where('submission_id', '=', submissionId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  if (!row) return story.length > 0 ? { lead: null, story } : null
  return { lead: summaryOf(row), story: [receivedLine(row.received_at), ...story] }
}

/**
 * The event that a lead was received is stored only when the lead is deleted. Before that the lead itself has the
 * time.
 */
function receivedLine(at: number): StoryLine {
  return { at, kind: 'received', actor: null, forwarder: null, status: null, detail: null }
}
