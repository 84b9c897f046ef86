import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction } from '../store/tables.ts'
import { declineJob } from './answer.ts'

/** Whether a customer has chosen the contractor for work that is not done. */
export async function hasOpenJobs(
  db: LeadStore['db'] | LeadTransaction,
  contractorId: string,
): Promise<boolean> {
  const open = await db
    .selectFrom('offers')
    .innerJoin('leads', 'leads.submission_id', 'offers.submission_id')
    .select('offers.id')
    .where('contractor_id', '=', contractorId)
    .where('offers.state', '=', 'chosen')
    .where('leads.stage', '!=', 'done')
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** Declines every job that waits for the contractor or for a choice, so that others are asked. */
export async function declineAll(store: LeadStore, contractorId: string): Promise<void> {
  const live = await store.db
    .selectFrom('offers')
    .select('id')
    .where('contractor_id', '=', contractorId)
    .where('state', 'in', ['asked', 'quoted'])
    .execute()
  for (const { id } of live) await declineJob(store, id, 'other')
}
