import { addContractorEvent } from '../contractors/contractors.ts'
import { EMAIL } from '../life/changes.ts'
import { prove } from '../life/proof.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addEvent } from '../store/rows.ts'
import { addAboutLead } from './about-lead.ts'
import { type Mail, type MailKind, TO_CONTRACTOR, TO_CUSTOMER } from './mail.ts'
import { peopleFor } from './people.ts'
import type { Recipient } from './recipients.ts'
import { messageIdOf } from './threads.ts'

/*
 * Mails to customers and contractors that came back. A customer's address is marked on all of its leads. Nothing more is mailed to
 * it until staff clear the mark, or the customer sends a request with another address. A contractor's address is marked on the
 * record until staff enter another one.
 */

const isToCustomer = (kind: MailKind): boolean => (TO_CUSTOMER as readonly MailKind[]).includes(kind)

const isToContractor = (kind: MailKind): boolean => (TO_CONTRACTOR as readonly MailKind[]).includes(kind)

/** Whether a mail is to a customer or a contractor whose address is marked. */
export async function isToFailedAddress(store: LeadStore, { kind, about }: Mail): Promise<boolean> {
  const { db } = store
  if (isToContractor(kind)) return (await recipientOf(store, { kind, about }))?.email_failed_at != null
  if (!isToCustomer(kind)) return false
  const lead = await db
    .selectFrom('leads')
    .select('email_failed_at')
    .where('submission_id', '=', about)
    .executeTakeFirst()
  return lead?.email_failed_at != null
}

/** The contractor to whom a mail is, which is about an offer or about the contractor. */
const recipientOf = ({ db }: LeadStore, { kind, about }: Pick<Mail, 'kind' | 'about'>) =>
  db
    .selectFrom('contractors')
    .select(['id', 'email_failed_at'])
    .where(
      'id',
      '=',
      kind.startsWith('job')
        ? db.selectFrom('offers').select('contractor_id').where('id', '=', about)
        : about,
    )
    .executeTakeFirst()

/**
 * Marks the address of the mail that has one of these ids, and queues a mail to staff. Returns whether this site has sent such a
 * mail to a customer or a contractor lately. The same again changes nothing.
 */
export async function takeBounce(
  store: LeadStore,
  ids: readonly string[],
  recipients: readonly Recipient[],
): Promise<boolean> {
  const sent = await store.db
    .selectFrom('mails')
    .select(['id', 'kind', 'about', 'queued_at'])
    .where('kind', 'in', [...TO_CUSTOMER, ...TO_CONTRACTOR])
    .execute()
  const mail = sent.find((one) => ids.includes(messageIdOf(store, one)))
  if (!mail) return false
  if (isToContractor(mail.kind)) await markContractor(store, mail)
  else if (!(await isCorrectedSince(store, mail))) await markFailed(store, mail.about, recipients)
  return true
}

/** Whether the customer has corrected the address since a mail was queued. Then the mail says nothing about the new address. */
async function isCorrectedSince(
  { db }: LeadStore,
  { about, queued_at }: { about: string; queued_at: number },
): Promise<boolean> {
  const corrected = await db
    .selectFrom('lead_events')
    .select('id')
    .where('submission_id', '=', about)
    .where('kind', '=', 'corrected')
    .where('detail', '=', EMAIL)
    .where('at', '>', queued_at)
    .executeTakeFirst()
  return corrected !== undefined
}

/** Marks the address of a mail that the mail server has refused because of the address. Mails to staff mark nothing. */
export async function takeRefusal(
  store: LeadStore,
  { kind, about }: Mail,
  recipients: readonly Recipient[],
): Promise<void> {
  if (isToContractor(kind)) await markContractor(store, { kind, about })
  else if (isToCustomer(kind)) await markFailed(store, about, recipients)
}

/** Marks the address of a contractor: staff see it in the list of contractors. */
async function markContractor(store: LeadStore, mail: Pick<Mail, 'kind' | 'about'>): Promise<void> {
  const now = store.now()
  const contractor = await recipientOf(store, mail)
  if (!contractor || contractor.email_failed_at !== null) return
  await store.commits.run(async (trx) => {
    await trx
      .updateTable('contractors')
      .set({ email_failed_at: now })
      .where('id', '=', contractor.id)
      .execute()
    await addContractorEvent(trx, { contractor_id: contractor.id, at: now, kind: 'bounced', actor: null })
  })
}

/** Marks the address of a lead on all leads that have it, and queues a mail to staff. A marked address stays as it is. */
async function markFailed(
  store: LeadStore,
  submissionId: string,
  recipients: readonly Recipient[],
): Promise<void> {
  const now = store.now()
  await store.commits.run(async (trx) => {
    const marked = await trx
      .updateTable('leads')
      .set({ email_failed_at: now })
      .where('email_failed_at', 'is', null)
      .where('email', '=', (db) =>
        db.selectFrom('leads').select('email').where('submission_id', '=', submissionId),
      )
      .returning(['submission_id', 'type', 'lead'])
      .execute()
    const known = marked.find(({ submission_id }) => submission_id === submissionId)
    if (!known) return
    await addEvent(trx, { submission_id: submissionId, at: now, kind: 'bounced' })
    const people = peopleFor(recipients, 'bounce', { type: known.type, lead: JSON.parse(known.lead) })
    const occasion = `${submissionId}-${now}`
    await addAboutLead(trx, { kind: 'bouncedMail', id: submissionId, occasion }, people, now)
  })
}

/** Takes the mark from the address of a lead. Returns false when it has none. `actor` is the account that asks. */
export function clearBounce(store: LeadStore, submissionId: string, actor: string): Promise<boolean> {
  const now = store.now()
  return store.commits.run(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('leads')
      .set({ email_failed_at: null })
      .where('email_failed_at', 'is not', null)
      .where('email', '=', (db) =>
        db.selectFrom('leads').select('email').where('submission_id', '=', submissionId),
      )
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    // Staff vouch for the address.
    await prove(trx, store, submissionId)
    await addEvent(trx, { submission_id: submissionId, at: now, kind: 'bounce_cleared', actor })
    return true
  })
}
