import type { Selectable } from 'kysely'
import type { Appointment } from '#lib/requests/life.ts'
import { addContractorEvent } from '../contractors/contractors.ts'
import { lockedLead, type StepRefusal, stepIn } from '../life/steps.ts'
import { addAboutLead } from '../mails/about-lead.ts'
import { peopleFor } from '../mails/people.ts'
import type { Recipient } from '../mails/recipients.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadRow, LeadTransaction } from '../store/tables.ts'
import { addOfferEvent } from './events.ts'
import { mailCustomer } from './mails.ts'
import { type DeclineReason, type FinishedWork, type Offer, type Quote, readOffer } from './offer.ts'

/*
 * What a contractor does with an offer. Each action locks the request first, so that of an action and a choice at the same time
 * one comes first, and the other sees what it did.
 */

/** Why an action was not done. `over`: the offer is closed, so it has no answer any more. */
export type OfferRefusal = 'unknown' | 'over' | StepRefusal

type Done = Promise<OfferRefusal | null>

/** Notes that the contractor has opened the job, once. */
export async function markSeen(store: LeadStore, offerId: string): Promise<void> {
  await store.commits.run(async (trx) => {
    const seen = await trx
      .updateTable('offers')
      .set({ seen_at: store.now() })
      .where('id', '=', offerId)
      .where('seen_at', 'is', null)
      .where('state', '=', 'asked')
      .returning(['submission_id', 'contractor_id'])
      .executeTakeFirst()
    if (!seen) return
    const offer = { submissionId: seen.submission_id, contractorId: seen.contractor_id }
    await addOfferEvent(trx, store, offer, 'job_seen')
  })
}

/**
 * The contractor does not want the job, or takes back a quote.
 * @param reason null when the contractor gave none
 */
export function declineJob(store: LeadStore, offerId: string, reason: DeclineReason | null): Done {
  return onOffer(store, offerId, async (trx, { offer }) => {
    if (offer.state !== 'asked' && offer.state !== 'quoted') return 'over'
    await trx
      .updateTable('offers')
      .set({ state: 'declined', reason, answered_at: offer.answeredAt ?? store.now() })
      .where('id', '=', offerId)
      .execute()
    await addOfferEvent(trx, store, offer, 'job_declined', { reason })
    await lookSoon(trx, store, offer.submissionId)
    return null
  })
}

/** Gives a quote, or changes it as long as nobody is chosen. */
export function quoteJob(store: LeadStore, offerId: string, given: Quote): Done {
  const now = store.now()
  return onOffer(store, offerId, async (trx, { lead, offer }) => {
    if (offer.state !== 'asked' && offer.state !== 'quoted') return 'over'
    const version = offer.quoteVersion + 1
    await trx
      .updateTable('offers')
      .set({
        state: 'quoted',
        quote: JSON.stringify(given),
        quote_version: version,
        answered_at: offer.answeredAt ?? now,
        seen_at: offer.seenAt ?? now,
      })
      .where('id', '=', offerId)
      .execute()
    await addOfferEvent(trx, store, offer, 'job_quoted', {
      version,
      low: given.priceLow,
      high: given.priceHigh,
    })
    await mailCustomer(trx, store, offer.submissionId, 'newQuote', `${offer.id}-${version}`)
    // The first quote changes the state. For the next ones the step is refused, which is right.
    await stepIn(trx, store, lead, { step: 'quote', by: 'contractor', contractor: offer.contractorId })
    return null
  })
}

/**
 * The chosen contractor sets the day, or confirms the one that the customer asked for.
 * @param seen the version of the request's life that the contractor saw
 */
export const setJobDay = (store: LeadStore, offerId: string, appointment: Appointment, seen?: number): Done =>
  onOffer(store, offerId, async (trx, { lead, offer }) => {
    if (offer.state !== 'chosen') return 'over'
    const asked = { by: 'contractor', contractor: offer.contractorId, appointment, seen } as const
    const first = await stepIn(trx, store, lead, { step: 'schedule', ...asked })
    if ('life' in first) return null
    const moved = await stepIn(trx, store, lead, { step: 'move', ...asked })
    return 'life' in moved ? null : moved.refusal
  })

/**
 * The chosen contractor reports that the work is done.
 * @param seen the version of the request's life that the contractor saw
 */
export const finishJob = (
  store: LeadStore,
  offerId: string,
  work: Omit<FinishedWork, 'at'>,
  seen?: number,
): Done =>
  onOffer(store, offerId, async (trx, { lead, offer }) => {
    if (offer.state !== 'chosen') return 'over'
    const contractor = offer.contractorId
    const taken = await stepIn(trx, store, lead, { step: 'finish', by: 'contractor', contractor, seen })
    if ('refusal' in taken) return taken.refusal
    const finished = JSON.stringify({ ...work, at: store.now() } satisfies FinishedWork)
    await trx.updateTable('offers').set({ finished }).where('id', '=', offerId).execute()
    return null
  })

/**
 * Tells staff that a contractor calls a job bogus, or a customer complains about a contractor.
 * @param text the words of the person who reports
 */
export const reportOffer = (
  store: LeadStore,
  offerId: string,
  { by, text }: { by: 'contractor' | 'customer'; text: string },
  recipients: readonly Recipient[],
): Done =>
  onOffer(store, offerId, async (trx, { lead, offer }) => {
    const now = store.now()
    await addOfferEvent(trx, store, offer, 'job_reported', { by, text })
    if (by === 'customer') {
      const detail = lead.reference
      await addContractorEvent(trx, {
        contractor_id: offer.contractorId,
        at: now,
        kind: 'complaint',
        actor: null,
        detail,
      })
    }
    if (!store.confirms) return null
    const people = peopleFor(recipients, 'change', { type: lead.type, lead: JSON.parse(lead.lead) })
    const occasion = `${offerId}-${by}-${now}`
    await addAboutLead(trx, { kind: 'jobReported', id: offer.submissionId, occasion }, people, now)
    return null
  })

/** Runs a change with the locked request of an offer and the offer as it is then. */
export function onOffer(
  store: LeadStore,
  offerId: string,
  change: (
    trx: LeadTransaction,
    found: { lead: Selectable<LeadRow>; offer: Offer },
  ) => Promise<OfferRefusal | null>,
): Done {
  return store.commits.run(async (trx) => {
    const before = await readOffer(trx, offerId)
    const lead = before && (await lockedLead(trx, store, before.submissionId))
    // Read again: before the lock somebody else may have changed it.
    const offer = lead && (await readOffer(trx, offerId))
    return lead && offer ? change(trx, { lead, offer }) : 'unknown'
  })
}

/** Lets matching look at a request at once, for example because a contractor has declined. */
export async function lookSoon(trx: LeadTransaction, store: LeadStore, submissionId: string): Promise<void> {
  await trx
    .updateTable('leads')
    .set({ match_due_at: store.now() })
    .where('submission_id', '=', submissionId)
    .where('match_due_at', 'is not', null)
    .execute()
}
