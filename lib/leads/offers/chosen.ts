import type { LeadStore } from '../store/lead-store.ts'

/** The business that was chosen for a request, or did its work; null when nobody was chosen on this site. */
export async function chosenBusiness({ db }: LeadStore, submissionId: string): Promise<string | null> {
  const chosen = await db
    .selectFrom('offers')
    .innerJoin('contractors', 'contractors.id', 'offers.contractor_id')
    .select('business')
    .where('offers.submission_id', '=', submissionId)
    .where('offers.state', '=', 'chosen')
    .executeTakeFirst()
  return chosen?.business ?? null
}
