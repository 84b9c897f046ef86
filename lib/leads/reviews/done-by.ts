import type { LeadStore } from '../store/lead-store.ts'

/** Who did the work of a request. */
export interface DoneBy {
  business: string
  /** The id of the public document; null when the contractor is not shown as an installer. */
  installer: string | null
}

/** The contractor that the customer chose; null when the request had none on the site. */
export async function doneBy({ db }: Pick<LeadStore, 'db'>, submissionId: string): Promise<DoneBy | null> {
  const row = await db
    .selectFrom('offers')
    .innerJoin('contractors', 'contractors.id', 'offers.contractor_id')
    .select(['contractors.business', 'contractors.installer'])
    .where('offers.submission_id', '=', submissionId)
    .where('offers.state', '=', 'chosen')
    .executeTakeFirst()
  return row ?? null
}
