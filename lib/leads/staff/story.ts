import type { Outbox } from '../outbox.ts'
import type { EventRow } from '../store/tables.ts'
import { type LeadSummary, summaryOf } from './list.ts'

export type StoryLine = Omit<EventRow, 'id' | 'submission_id'>

/** Everything that happened to a lead, oldest first. Of a deleted one only that is left, and `lead` is null. Null for an unknown one. */
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

/** A lead itself says when it was received; only when it is deleted does its story have to. */
function receivedLine(at: number): StoryLine {
  return { at, kind: 'received', actor: null, forwarder: null, status: null, detail: null }
}
