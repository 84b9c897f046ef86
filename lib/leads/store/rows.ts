import type { Insertable } from 'kysely'
import type { Lead } from '../lead.ts'
import { eraseOffersOf } from '../offers/erase.ts'
import { erasePhotosOf } from '../photos/store.ts'
import type { LeadRow, LeadTransaction, Tables } from './tables.ts'

/** The lead in a row. After a withdrawal it has no consent, but the time of the withdrawal. */
export function leadIn({ lead, withdrawn_at }: Pick<LeadRow, 'lead' | 'withdrawn_at'>): Lead {
  const stored = JSON.parse(lead) as Lead
  if (withdrawn_at === null) return stored
  const marketing_consent_withdrawn_at = new Date(withdrawn_at).toISOString()
  return { ...stored, marketing_consent: '', marketing_consent_withdrawn_at }
}

type Event = Insertable<Tables['lead_events']>

/** Adds an event to a lead. */
export async function addEvent(
  trx: LeadTransaction,
  event: Partial<Event> & Pick<Event, 'submission_id' | 'at' | 'kind'>,
): Promise<void> {
  await trx
    .insertInto('lead_events')
    .values({ actor: null, forwarder: null, status: null, detail: null, ...event })
    .execute()
}

/** The column values with which a lead waits for its first attempt again. */
export const onceMore = (now: number) =>
  ({ state: 'waiting', attempts: 0, next_attempt_at: now, give_up_at: null, delivered_to: '' }) as const

/** The most ids in one statement, because SQLite limits the number of values in a statement. */
const AT_ONCE = 500

/** Deletes leads with their events, photos and offers. */
export async function deleteLeads(trx: LeadTransaction, submissionIds: string[]): Promise<void> {
  for (let at = 0; at < submissionIds.length; at += AT_ONCE) {
    const ids = submissionIds.slice(at, at + AT_ONCE)
    await trx.deleteFrom('lead_events').where('submission_id', 'in', ids).execute()
    await erasePhotosOf(trx, ids)
    await eraseOffersOf(trx, ids)
    await trx.deleteFrom('crm_reports').where('submission_id', 'in', ids).execute()
    await trx.deleteFrom('receiver_news').where('submission_id', 'in', ids).execute()
    await trx.deleteFrom('leads').where('submission_id', 'in', ids).execute()
  }
}
