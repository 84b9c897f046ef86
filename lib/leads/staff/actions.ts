import type { Outbox } from '../outbox.ts'
import { addEvent, deleteLeads } from '../store/rows.ts'

/** False: there is no such lead, or it is in no state for this. `actor` is the account of who asks. */
type Done = Promise<boolean>

/** Sends a lead again from the start: a parked or delivered one, or one that waits for its next attempt. Not one that is being sent. */
export function resendLead(outbox: Outbox, submissionId: string, actor: string): Done {
  const now = outbox.now()
  return outbox.commits.run(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('leads')
      .set({
        state: 'waiting',
        attempts: 0,
        next_attempt_at: now,
        give_up_at: null,
        delivered_to: '',
        delivered_at: null,
      })
      .where('submission_id', '=', submissionId)
      .where('state', '!=', 'suspected')
      .where('claim', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await addEvent(trx, { submission_id: submissionId, at: now, kind: 'resent', actor })
    return true
  })
}

/** Lets a suspected lead through to the CRM. */
export function releaseLead(outbox: Outbox, submissionId: string, actor: string): Done {
  const now = outbox.now()
  return outbox.commits.run(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('leads')
      .set({ state: 'waiting', next_attempt_at: now })
      .where('submission_id', '=', submissionId)
      .where('state', '=', 'suspected')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await addEvent(trx, { submission_id: submissionId, at: now, kind: 'released', actor })
    return true
  })
}

/** Deletes a suspected lead and its story. */
export function deleteSuspected(outbox: Outbox, submissionId: string): Done {
  return outbox.commits.run(async (trx) => {
    const lead = await trx
      .selectFrom('leads')
      .select('submission_id')
      .where('submission_id', '=', submissionId)
      .where('state', '=', 'suspected')
      .executeTakeFirst()
    if (!lead) return false
    await deleteLeads(trx, [submissionId])
    return true
  })
}

/** Deletes every suspected lead received before a time, so that none goes unseen. Returns how many. */
export function deleteAllSuspected(outbox: Outbox, before: number): Promise<number> {
  return outbox.commits.run(async (trx) => {
    const leads = await trx
      .selectFrom('leads')
      .select('submission_id')
      .where('state', '=', 'suspected')
      .where('received_at', '<', before)
      .execute()
    await deleteLeads(
      trx,
      leads.map((row) => row.submission_id),
    )
    return leads.length
  })
}

/**
 * Deletes what is known of a person, by e-mail address. The stories stay, without anything a CRM answered: they say that leads were received,
 * sent and deleted, not whose. Returns how many leads there were.
 */
export function erasePerson(outbox: Outbox, email: string, actor: string): Promise<number> {
  const now = outbox.now()
  return outbox.commits.run(async (trx) => {
    const leads = await trx
      .deleteFrom('leads')
      .where('email', '=', email.trim().toLowerCase())
      .returning(['submission_id', 'received_at'])
      .execute()
    for (const { submission_id, received_at } of leads) {
      await trx
        .updateTable('lead_events')
        .set({ detail: null })
        .where('submission_id', '=', submission_id)
        .execute()
      await addEvent(trx, { submission_id, at: received_at, kind: 'received' })
      await addEvent(trx, { submission_id, at: now, kind: 'erased', actor })
    }
    return leads.length
  })
}
