import { declineAll, hasOpenJobs } from '../offers/leave.ts'
import { offerIn } from '../offers/offer.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction } from '../store/tables.ts'
import { addContractorEvent } from './contractors.ts'

/**
 * Erases a contractor: the record, its files (also those of quotes and of work that is done) and the details of its story. The
 * offers stay with the contractor's id, their states, times and prices, because they belong to the requests of customers.
 * The public installer is a document that staff take off the site themselves.
 * @returns `openJobs` when a customer has chosen the contractor for work that is not done; null when it was erased
 */
export async function eraseContractor(
  store: LeadStore,
  id: string,
  actor: string,
): Promise<'unknown' | 'openJobs' | null> {
  if (await hasOpenJobs(store.db, id)) return 'openJobs'
  await declineAll(store, id)
  const refusal = await store.commits.run(async (trx) => {
    // Again, because a customer may have chosen the contractor since.
    if (await hasOpenJobs(trx, id)) return 'openJobs'
    if ((await eraseContractorsIn(trx, [id])) === 0) return 'unknown'
    await addContractorEvent(trx, { contractor_id: id, at: store.now(), kind: 'erased', actor })
    return null
  })
  if (refusal === null) await store.erased?.add([id])
  return refusal
}

/**
 * Erases the contractor with an e-mail address.
 * @returns `openJobs` when the contractor has to stay until a job is done; null when there is none
 */
export async function eraseContractorOf(
  store: LeadStore,
  email: string,
  actor: string,
): Promise<'erased' | 'openJobs' | null> {
  const rows = await store.db
    .selectFrom('contractors')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .execute()
  let result: 'erased' | 'openJobs' | null = null
  for (const { id } of rows) {
    const refusal = await eraseContractor(store, id, actor)
    result = refusal === 'openJobs' || result === 'openJobs' ? 'openJobs' : 'erased'
  }
  return result
}

/** Erases the contractors that have one of these ids. Returns their number. */
export async function eraseContractorsIn(trx: LeadTransaction, ids: readonly string[]): Promise<number> {
  const erased = await trx.deleteFrom('contractors').where('id', 'in', ids).returning('id').execute()
  for (const { id } of erased) {
    await trx.deleteFrom('contractor_files').where('contractor_id', '=', id).execute()
    const rows = await trx.selectFrom('offers').selectAll().where('contractor_id', '=', id).execute()
    for (const { id: offerId, quote, finished } of rows.map(offerIn)) {
      const bare = {
        quote: quote && JSON.stringify({ ...quote, file: null }),
        finished: finished && JSON.stringify({ ...finished, photo: null }),
      }
      await trx.updateTable('offers').set(bare).where('id', '=', offerId).execute()
    }
    await trx.updateTable('contractor_events').set({ detail: null }).where('contractor_id', '=', id).execute()
  }
  return erased.length
}
