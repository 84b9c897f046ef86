import type { Outbox } from '../outbox.ts'
import type { EventKind } from '../store/tables.ts'
import { type LeadSummary, summaryOf } from './list.ts'

/** One line of a lead's story. */
export interface StoryLine {
  at: number
  kind: EventKind
  /** The account of the member of staff who did it. */
  actor: string | null
  forwarder: string | null
  /** The HTTP status of the CRM's answer. */
  status: number | null
  /** An excerpt of the answer, or why there was none, or why the lead is suspected. */
  detail: string | null
}

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
