import type { LeadTransaction } from '../store/tables.ts'

/** Deletes the offers of requests with what belongs to them. The caller limits the number of ids. */
export async function eraseOffersOf(trx: LeadTransaction, submissionIds: string[]): Promise<void> {
  if (submissionIds.length === 0) return
  await trx
    .deleteFrom('offer_messages')
    .where(
      'offer_id',
      'in',
      trx.selectFrom('offers').select('id').where('submission_id', 'in', submissionIds),
    )
    .execute()
  await trx.deleteFrom('contractor_files').where('submission_id', 'in', submissionIds).execute()
  await trx.deleteFrom('offers').where('submission_id', 'in', submissionIds).execute()
}
