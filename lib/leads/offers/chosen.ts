import type { Language } from '#lib/i18n/languages.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction } from '../store/tables.ts'

/** The contractor who was chosen for a request, or did its work. */
export interface ChosenContractor {
  id: string
  business: string
  lang: Language
  /** The id of the public document; null when the contractor is not shown as an installer. */
  installer: string | null
}

/** The contractor that was chosen for a request; null when nobody was chosen on this site. */
export async function chosenContractor(
  db: LeadStore['db'] | LeadTransaction,
  submissionId: string,
): Promise<ChosenContractor | null> {
  const chosen = await db
    .selectFrom('offers')
    .innerJoin('contractors', 'contractors.id', 'offers.contractor_id')
    .select(['contractors.id', 'business', 'contractors.lang', 'contractors.installer'])
    .where('offers.submission_id', '=', submissionId)
    .where('offers.state', '=', 'chosen')
    .executeTakeFirst()
  return chosen ?? null
}
