import { eraseAttemptsAbout } from '../attempts.ts'
import { declineAll, hasOpenJobs } from '../offers/leave.ts'
import { offerIn } from '../offers/offer.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction } from '../store/tables.ts'
import { addContractorEvent } from './contractors.ts'

/**
 * Erases a contractor: the record, its files (also those of quotes and of work that is done), the details of its story and its
 * words in quotes, questions, reports and forms that were not sent. The offers stay with the contractor's id, their states, times
 * and prices, because they belong to the requests of customers.
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
    // Before the commit: after a crash in between, the next start erases the contractor.
    await store.erased?.add([id])
    return null
  })
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

/** What a quote includes, once its words are erased: a quote has to include something. */
const ERASED = '—'

/** Erases the contractors that have one of these ids. Returns their number. */
export async function eraseContractorsIn(trx: LeadTransaction, ids: readonly string[]): Promise<number> {
  const erased = await trx.deleteFrom('contractors').where('id', 'in', ids).returning('id').execute()
  for (const { id } of erased) {
    await trx.deleteFrom('contractor_files').where('contractor_id', '=', id).execute()
    const rows = await trx.selectFrom('offers').selectAll().where('contractor_id', '=', id).execute()
    for (const { id: offerId, quote, finished } of rows.map(offerIn)) {
      const bare = {
        quote: quote && JSON.stringify({ ...quote, included: ERASED, file: null }),
        finished: finished && JSON.stringify({ ...finished, text: '', photo: null }),
      }
      await trx.updateTable('offers').set(bare).where('id', '=', offerId).execute()
    }
    await eraseWords(trx, id)
    await eraseAttemptsAbout(trx, [id, ...rows.map((row) => row.id)])
    await trx.updateTable('contractor_events').set({ detail: null }).where('contractor_id', '=', id).execute()
  }
  return erased.length
}

/** Erases what a contractor has asked and reported. The answers and complaints of customers stay: they are theirs. */
async function eraseWords(trx: LeadTransaction, contractorId: string): Promise<void> {
  const offers = trx.selectFrom('offers').where('contractor_id', '=', contractorId)
  await trx
    .deleteFrom('offer_messages')
    .where('sender', '=', 'contractor')
    .where('offer_id', 'in', offers.select('id'))
    .execute()
  const reports = await trx
    .selectFrom('lead_events')
    .select(['id', 'detail'])
    .where('kind', '=', 'job_reported')
    .where('submission_id', 'in', offers.select('submission_id'))
    .execute()
  for (const { id, detail } of reports) {
    const { text: _, ...report } = JSON.parse(detail ?? '{}')
    if (report.by !== 'contractor' || report.contractor !== contractorId) continue
    await trx
      .updateTable('lead_events')
      .set({ detail: JSON.stringify(report) })
      .where('id', '=', id)
      .execute()
  }
}
