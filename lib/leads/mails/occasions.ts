import { randomUUID } from 'node:crypto'
import type { Language } from '#lib/i18n/languages.ts'
import { aboutOf } from '#lib/notices/notices.ts'
import { EMERGENCY, type Lead } from '../lead.ts'
import { isReviewable } from '../reviews/link.ts'
import { readFact, replaceFact, setFact } from '../store/facts.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addEvent, leadIn } from '../store/rows.ts'
import type { LeadTransaction } from '../store/tables.ts'
import type { MailKind } from './mail.ts'
import { addMail } from './queue.ts'
import type { Recipient } from './recipients.ts'

const HOUR = 3_600_000

/** The most confirmations an hour to one e-mail address. Anybody can fill in a form with another person's address. */
const MOST_CONFIRMATIONS = 5

/** Queues confirmations to the senders of leads. */
export async function addConfirmations(
  trx: LeadTransaction,
  submissionIds: string[],
  now: number,
): Promise<void> {
  for (const id of submissionIds) {
    const lead = await trx
      .selectFrom('leads')
      .select(['email', 'lang'])
      .where('submission_id', '=', id)
      .executeTakeFirstOrThrow()
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
 * Queues a mail with the link to review a finished lead, at most once an hour. Returns null when the customer gets no mail: the
 * lead is not done or has a review, or the customer has withdrawn the consent to commercial messages and given no new consent.
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
      .select(['email', 'lang', 'lead', 'withdrawn_at'])
      .where('submission_id', '=', submissionId)
      .where(isReviewable)
      .executeTakeFirst()
    if (!lead) return null
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

/**
 * Queues a mail about a new lead to each recipient, in the recipient's language. For suspected leads it is one mail an hour at
 * most, because a flood of spam must not become a flood of mail. Mail ids are logged, so they contain no e-mail address.
 */
export async function tellStaff(
  trx: LeadTransaction,
  { lead, isSuspected, recipients }: { lead: Lead; isSuspected: boolean; recipients: readonly Recipient[] },
  now: number,
): Promise<void> {
  const kind = isSuspected
    ? 'suspectedRequests'
    : lead.urgency === EMERGENCY
      ? 'emergencyRequest'
      : 'newRequest'
  const occasion = isSuspected ? Math.floor(now / HOUR) : lead.submission_id
  for (const [place, { email, language }] of recipients.entries()) {
    const about = isSuspected ? email : aboutOf({ to: email, id: lead.submission_id })
    await addMail(trx, { id: `${kind}-${occasion}-${place}`, kind, about, lang: language }, now)
  }
}

const PARKED_AT = 'parked_at'
const ALERTED_AT = 'parked_alert_at'

/** Stores the time when a lead was parked. `alertOfParked` reads it. */
export function noteParked(trx: LeadTransaction, now: number): Promise<void> {
  return setFact(trx, PARKED_AT, String(now))
}

/**
 * Queues an alert to each recipient when a lead was parked since the last alert, at most once an hour. When several processes
 * run, only one of them queues the alert.
 */
export async function alertOfParked(
  outbox: LeadStore,
  recipients: () => Promise<Recipient[]>,
): Promise<void> {
  const now = outbox.now()
  const parkedAt = Number(await readFact(outbox.db, PARKED_AT))
  const alertedAt = await readFact(outbox.db, ALERTED_AT)
  if (!parkedAt || parkedAt <= Number(alertedAt) || now - Number(alertedAt) < HOUR) return
  const people = await recipients()
  await outbox.commits.run(async (trx) => {
    if (!(await replaceFact(trx, ALERTED_AT, alertedAt, String(now)))) return
    for (const { email, language } of people) {
      const id = `parkedLeads-${parkedAt}-${email}`
      await addMail(trx, { id, kind: 'parkedLeads', about: email, lang: language }, now)
    }
  })
}
