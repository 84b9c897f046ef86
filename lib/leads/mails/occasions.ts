import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#lib/i18n/languages.ts'
import type { FormType } from '../forms/index.ts'
import { FORMS_WITH_PAGE, hasPage } from '../forms/pages.ts'
import { EMERGENCY, type Lead } from '../lead.ts'
import { isReviewable } from '../reviews/link.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addEvent, leadIn } from '../store/rows.ts'
import type { LeadRow, LeadTransaction } from '../store/tables.ts'
import { addAboutLead } from './about-lead.ts'
import type { MailKind } from './mail.ts'
import { peopleFor } from './people.ts'
import { addMail } from './queue.ts'
import type { Recipient } from './recipients.ts'

const HOUR = 3_600_000

/** The most confirmations an hour to one e-mail address. Anybody can fill in a form with another person's address. */
const MOST_CONFIRMATIONS = 5

/**
 * Queues confirmations to the senders of leads. An address that anybody may have typed gets one with a link to a request, and one
 * of the other forms, which have no link; what else is sent with it is confirmed once a link was opened (`proveAddress`).
 */
export async function addConfirmations(
  trx: LeadTransaction,
  submissionIds: string[],
  now: number,
): Promise<void> {
  for (const id of submissionIds) {
    const lead = await trx
      .selectFrom('leads')
      .select(['submission_id', 'type', 'email', 'lang', 'email_proven_at'])
      .where('submission_id', '=', id)
      .executeTakeFirstOrThrow()
    if (lead.email_proven_at === null && (await isConfirmedBefore(trx, lead))) continue
    const { count } = await trx
      .selectFrom('leads')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('email', '=', lead.email)
      .where('received_at', '>', now - HOUR)
      .executeTakeFirstOrThrow()
    if (Number(count) > MOST_CONFIRMATIONS) continue
    await addMail(trx, { id: `confirmation-${id}`, kind: 'confirmation', about: id, lang: lead.lang }, now)
  }
}

/**
 * Queues another confirmation of a lead whose e-mail address was corrected. Like the first one it is not sent to an address that
 * anybody may have typed and that has a confirmation of another lead.
 */
export async function confirmAgain(trx: LeadTransaction, submissionId: string, now: number): Promise<void> {
  const lead = await trx
    .selectFrom('leads')
    .select(['submission_id', 'type', 'email', 'lang', 'email_proven_at'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow()
  if (lead.email_proven_at === null && (await isConfirmedBefore(trx, lead))) return
  const id = `confirmation-${submissionId}-${now}`
  await addMail(trx, { id, kind: 'confirmation', about: submissionId, lang: lead.lang }, now)
}

/** Whether another lead with this address was confirmed in the last weeks, with a link if this one would have a link. */
async function isConfirmedBefore(
  trx: LeadTransaction,
  { submission_id, type, email }: Pick<LeadRow, 'submission_id' | 'type' | 'email'>,
): Promise<boolean> {
  const before = await trx
    .selectFrom('mails')
    // By the ids of the mails, which have an index.
    .innerJoin('leads', (join) =>
      join.on('mails.id', '=', sql<string>`'confirmation-' || leads.submission_id`),
    )
    .select('mails.id')
    .where('leads.email', '=', email)
    .where('leads.submission_id', '!=', submission_id)
    .where('leads.type', hasPage(type) ? 'in' : 'not in', FORMS_WITH_PAGE)
    .executeTakeFirst()
  return before !== undefined
}

/**
 * Queues a mail with the link to review a finished lead, at most once an hour. Returns null when the customer gets no mail: the
 * lead is not done or has a review, or the customer has withdrawn the consent to commercial messages and given no new consent.
 * By itself the site asks nobody whose address anybody may have typed.
 * @param actor the account that asks for the mail; null when the site asks by itself
 */
export function mailReviewLink(
  outbox: LeadStore,
  submissionId: string,
  actor: string | null,
): Promise<true | null> {
  const now = outbox.now()
  return outbox.commits.run(async (trx) => {
    const lead = await trx
      .selectFrom('leads')
      .select(['email', 'lang', 'lead', 'withdrawn_at', 'email_proven_at'])
      .where('submission_id', '=', submissionId)
      .where(isReviewable)
      .executeTakeFirst()
    if (!lead || (actor === null && lead.email_proven_at === null)) return null
    const withdrawn = await trx
      .selectFrom('leads')
      .select('submission_id')
      .where('email', '=', lead.email)
      .where('withdrawn_at', 'is not', null)
      .executeTakeFirst()
    const { marketing_consent } = leadIn(lead)
    if (withdrawn && !marketing_consent) return null
    const id = `reviewLink-${submissionId}-${Math.floor(now / HOUR)}`
    const isNew = await addMail(trx, { id, kind: 'reviewLink', about: submissionId, lang: lead.lang }, now)
    if (isNew) await addEvent(trx, { submission_id: submissionId, at: now, kind: 'review_mail', actor })
    return true
  })
}

/** The most password mails an hour to one account, because anybody can ask for them. */
const MOST_ASKED_FOR = 3

export type AccountMail = Extract<MailKind, 'invitation' | 'passwordReset'>

/** Queues a mail with a sign-in link to an account. Mails that anybody can ask for are limited to MOST_ASKED_FOR an hour. */
export function mailToAccount(
  outbox: LeadStore,
  kind: AccountMail,
  account: { id: string; language: Language },
  { isAskedForByAnybody = false } = {},
): Promise<void> {
  const now = outbox.now()
  const occasion = isAskedForByAnybody ? Math.floor(now / (HOUR / MOST_ASKED_FOR)) : randomUUID()
  const id = `${kind}-${account.id}-${occasion}`
  return outbox.commits.run(async (trx) => {
    await addMail(trx, { id, kind, about: account.id, lang: account.language }, now)
  })
}

/** Queues a mail about a new lead to each person who is told of such leads. Mail ids are logged, so they contain no address. */
export async function tellStaff(
  trx: LeadTransaction,
  request: { type: FormType; lead: Lead },
  recipients: readonly Recipient[],
  now: number,
): Promise<void> {
  const kind = request.lead.urgency === EMERGENCY ? 'emergencyRequest' : 'newRequest'
  const id = request.lead.submission_id
  await addAboutLead(trx, { kind, id, occasion: id }, peopleFor(recipients, 'request', request), now)
}
