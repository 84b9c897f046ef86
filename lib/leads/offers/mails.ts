import type { TO_CONTRACTOR } from '../mails/mail.ts'
import { addMail, REMEMBERED } from '../mails/queue.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction } from '../store/tables.ts'
import { isLive, type Offer, offersOf } from './offer.ts'

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

type CustomerMail = 'newQuote' | 'jobQuestion' | 'nobodyYet'

/** The mails that exist because a contractor has answered this request. */
const ANSWERS: readonly CustomerMail[] = ['newQuote', 'jobQuestion']

/**
 * Queues a mail about the offers of a request to its customer. An address that anybody may have typed gets one for each request,
 * about the first quote or question: a contractor has read the request and answered it, and without the mail the person who
 * asked would never hear of it. What comes after it is mailed once the address is proven (`mailOutstanding`).
 * @param occasion the part of the mail's id that is another for each news
 */
export async function mailCustomer(
  trx: LeadTransaction,
  store: LeadStore,
  submissionId: string,
  kind: CustomerMail,
  occasion: string | number,
): Promise<void> {
  if (!store.confirms) return
  const lead = await trx
    .selectFrom('leads')
    .select(['lang', 'email_proven_at'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  if (!lead) return
  if (lead.email_proven_at === null && !(ANSWERS.includes(kind) && (await isFirstAnswer(trx, submissionId))))
    return
  const id = `${kind}-${submissionId}-${occasion}`
  await addMail(trx, { id, kind, about: submissionId, lang: lead.lang }, store.now())
}

/** Whether no quote or question of this request was mailed in the last weeks. */
async function isFirstAnswer(trx: LeadTransaction, submissionId: string): Promise<boolean> {
  const before = await trx
    .selectFrom('mails')
    .select('id')
    .where(({ eb, or }) => or(ANSWERS.map((kind) => eb('id', 'like', `${kind}-${submissionId}-%`))))
    .executeTakeFirst()
  return before === undefined
}

/**
 * Queues the mails about a request that its customer did not get because the address was not proven: the quotes that can be
 * chosen, and the questions without an answer.
 */
export async function mailOutstanding(
  trx: LeadTransaction,
  store: LeadStore,
  submissionId: string,
): Promise<void> {
  const offers = (await offersOf(trx, submissionId)).filter(isLive)
  const recent = store.now() - REMEMBERED
  for (const { id, state, quoteVersion, answeredAt } of offers) {
    if (state === 'quoted' && (answeredAt ?? 0) > recent)
      await mailCustomer(trx, store, submissionId, 'newQuote', `${id}-${quoteVersion}`)
    const last = await trx
      .selectFrom('offer_messages')
      .select(['at', 'sender'])
      .where('offer_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last?.sender === 'contractor' && last.at > recent)
      await mailCustomer(trx, store, submissionId, 'jobQuestion', `${id}-${last.at}`)
  }
}
