import { type Offer, offerIn } from '../offers/offer.ts'
import type { LeadStore } from '../store/lead-store.ts'

/** An offer with what a contractor may know of its request in any state. */
export interface ContractorJob {
  offer: Offer
  reference: string
  isDone: boolean
}

/** The most jobs on the page of a contractor. */
const MOST_JOBS = 300

/** The jobs that a contractor was asked about, the newest first. */
export async function jobsOf({ db }: Pick<LeadStore, 'db'>, contractorId: string): Promise<ContractorJob[]> {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('leads', 'leads.submission_id', 'offers.submission_id')
    .selectAll('offers')
    .select(['leads.reference', 'leads.stage'])
    .where('contractor_id', '=', contractorId)
    .orderBy('asked_at', 'desc')
    .limit(MOST_JOBS)
    .execute()
  return rows.map(({ reference, stage, ...row }) => ({
    offer: offerIn(row),
    reference,
    isDone: stage === 'done',
  }))
}
