import { declineAll, hasOpenJobs } from '../offers/leave.ts'
import { offerIn } from '../offers/offer.ts'
import type { LeadStore } from '../store/lead-store.ts'
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
  return store.commits.run(async (trx) => {
    // Again, because a customer may have chosen the contractor since.
    if (await hasOpenJobs(trx, id)) return 'openJobs'
    const { numDeletedRows } = await trx
      .deleteFrom('contractors')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return 'unknown'
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
    await addContractorEvent(trx, { contractor_id: id, at: store.now(), kind: 'erased', actor })
    return null
  })
}
