import type { Insertable } from 'kysely'
import type { Lead } from '../lead.ts'
import { erasePhotosOf } from '../photos/store.ts'
import type { LeadDatabase, LeadTransaction } from './database.ts'
import type { LeadRow, Tables } from './tables.ts'

/** The lead of a row, with the withdrawal of its consent. */
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

/** What makes a lead wait for its first attempt once more. */
export const onceMore = (now: number) =>
  ({ state: 'waiting', attempts: 0, next_attempt_at: now, give_up_at: null, delivered_to: '' }) as const

/** SQLite takes a limited number of values in one statement. */
const AT_ONCE = 500

/** Deletes leads with their events and photos. */
export async function deleteLeads(trx: LeadTransaction, submissionIds: string[]): Promise<void> {
  for (let at = 0; at < submissionIds.length; at += AT_ONCE) {
    const ids = submissionIds.slice(at, at + AT_ONCE)
    await trx.deleteFrom('lead_events').where('submission_id', 'in', ids).execute()
    await erasePhotosOf(trx, ids)
    await trx.deleteFrom('leads').where('submission_id', 'in', ids).execute()
  }
}

/** A value stored about the outbox itself under a key, or null. */
export async function readFact(
  db: LeadTransaction | LeadDatabase['db'],
  key: string,
): Promise<string | null> {
  const row = await db.selectFrom('lead_facts').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value ?? null
}

/** Stores a value about the outbox itself, or deletes it. */
export async function setFact(trx: LeadTransaction, key: string, value: string | null): Promise<void> {
  if (value === null) {
    await trx.deleteFrom('lead_facts').where('key', '=', key).execute()
    return
  }
  const row: Insertable<Tables['lead_facts']> = { key, value }
  await trx
    .insertInto('lead_facts')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Stores a value in place of the one that was read, null for none. False when another process has stored one since. */
export async function replaceFact(
  trx: LeadTransaction,
  key: string,
  from: string | null,
  to: string,
): Promise<boolean> {
  const changed =
    from === null
      ? await trx
          .insertInto('lead_facts')
          .values({ key, value: to })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('key')
          .execute()
      : await trx
          .updateTable('lead_facts')
          .set({ value: to })
          .where('key', '=', key)
          .where('value', '=', from)
          .returning('key')
          .execute()
  return changed.length > 0
}

/** The key under which a forwarder's alarm is stored until a delivery succeeds. */
export const alarmKey = (forwarder: string) => `alarm ${forwarder}`
