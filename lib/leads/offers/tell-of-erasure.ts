import { addMail } from '../mails/queue.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction } from '../store/tables.ts'
import { chosenContractor } from './chosen.ts'

/** The beginning of the id of a mail about an erased job. The submission id follows: the mail's reference is made from it. */
export const ERASED_JOB = 'erasedJob-'

/**
 * Queues the mail to the chosen contractor of a request whose data is about to be erased. It is about the contractor, because
 * the offer is erased too.
 */
export async function tellOfErasure(
  trx: LeadTransaction,
  store: LeadStore,
  submissionId: string,
): Promise<void> {
  if (!store.confirms) return
  const chosen = await chosenContractor(trx, submissionId)
  if (!chosen) return
  const id = ERASED_JOB + submissionId
  await addMail(trx, { id, kind: 'erasedJob', about: chosen.id, lang: chosen.lang }, store.now())
}
