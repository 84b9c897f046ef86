import type { TO_CONTRACTOR } from '../mails/mail.ts'
import { addMail } from '../mails/queue.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction } from '../store/tables.ts'
import type { Offer } from './offer.ts'

/** What a customer adds or corrects in so many milliseconds is one mail to the contractor. */
export const NEWS_SPAN = 300_000

type JobMail = Extract<(typeof TO_CONTRACTOR)[number], `job${string}`>

/**
 * Queues a mail about a job to its contractor, in the contractor's language.
 * @param occasion the part of the mail's id that is another for each news
 */
export async function mailContractor(
  trx: LeadTransaction,
  store: LeadStore,
  { id, contractorId }: Pick<Offer, 'id' | 'contractorId'>,
  kind: JobMail,
  occasion: string | number = '',
): Promise<void> {
  if (!store.confirms) return
  const person = await trx
    .selectFrom('contractors')
    .select('lang')
    .where('id', '=', contractorId)
    .executeTakeFirst()
  if (!person) return
  await addMail(trx, { id: `${kind}-${id}-${occasion}`, kind, about: id, lang: person.lang }, store.now())
}

/**
 * Queues a mail about the offers of a request to its customer, unless the address may be anybody's.
 * @param occasion the part of the mail's id that is another for each news
 */
export async function mailCustomer(
  trx: LeadTransaction,
  store: LeadStore,
  submissionId: string,
  kind: 'newQuote' | 'jobQuestion' | 'nobodyYet',
  occasion: string | number,
): Promise<void> {
  if (!store.confirms) return
  const lead = await trx
    .selectFrom('leads')
    .select(['lang', 'email_proven_at'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  if (!lead || lead.email_proven_at === null) return
  const id = `${kind}-${submissionId}-${occasion}`
  await addMail(trx, { id, kind, about: submissionId, lang: lead.lang }, store.now())
}
