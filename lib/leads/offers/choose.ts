import { lackOf } from '#lib/matching/match.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { contractorsHere, isAskable, readContractor } from '../contractors/contractors.ts'
import type { Lead } from '../lead.ts'
import { type AskedStep, stepIn } from '../life/steps.ts'
import { addAboutLead } from '../mails/about-lead.ts'
import { peopleFor } from '../mails/people.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction } from '../store/tables.ts'
import { type OfferRefusal, onOffer } from './answer.ts'
import { addOfferEvent } from './events.ts'
import { closeOffers } from './follow.ts'
import { mailContractor } from './mails.ts'
import { type MatchFacts, matchJobOf } from './matching.ts'
import { holds, LIVE, type Offer, offersOf } from './offer.ts'

/** Who chooses: the customer on the page of the request, or staff for the customer. */
type Chooser = Pick<AskedStep, 'by' | 'actor' | 'seen' | 'tell'>

/**
 * `quoteChanged`: the person has seen another version of the quote. `quoteOver`: it does not hold any more. `quoteNotNow`: its
 * contractor is paused, or has no valid licence or insurance for the work today.
 */
export type ChoiceRefusal = OfferRefusal | 'quoteChanged' | 'quoteOver' | 'quoteNotNow'

/**
 * Chooses a quote. Its contractor gets everything about the request from now on, the other offers are closed.
 * @param quoteVersion the version of the quote that the person saw
 * @param facts say which licences the work needs: they may have ended since the contractor was asked
 */
export async function chooseQuote(
  store: LeadStore,
  offerId: string,
  quoteVersion: number,
  chooser: Chooser,
  facts: MatchFacts,
): Promise<ChoiceRefusal | null> {
  const now = store.now()
  let choice: ChoiceRefusal | null = null
  const refusal = await onOffer(store, offerId, async (trx, { lead, offer }) => {
    choice = null
    const contractor = await readContractor({ db: trx }, offer.contractorId)
    if (offer.state !== 'quoted' || !offer.quote || !contractor || contractor.state === 'left') return 'over'
    const request: Lead = JSON.parse(lead.lead)
    const today = localTime(now, zoneOf(request.province_state)).day
    const proofs = { ...contractor.profile, isActive: isAskable(contractor, now) }
    const lack = lackOf(matchJobOf(request, false, facts), proofs, today)
    if (offer.quoteVersion !== quoteVersion) choice = 'quoteChanged'
    else if (!holds(offer.quote, today)) choice = 'quoteOver'
    else if (lack) {
      choice = 'quoteNotNow'
      await tellOfLack(trx, store, { offer, request, lack, today }, chooser)
    }
    if (choice) return null
    const asked = { ...chooser, step: 'choose', contractor: offer.contractorId } as const
    const taken = await stepIn(trx, store, lead, asked)
    if ('refusal' in taken) return taken.refusal
    await trx
      .updateTable('offers')
      .set({ state: 'chosen', chosen_at: now })
      .where('id', '=', offerId)
      .execute()
    await trx
      .updateTable('leads')
      .set({ match_due_at: null })
      .where('submission_id', '=', offer.submissionId)
      .execute()
    const { actor } = chooser
    await addOfferEvent(trx, store, offer, 'job_chosen', { actor, version: quoteVersion })
    await mailContractor(trx, store, offer, 'jobChosen', now)
    const others = (await offersOf(trx, offer.submissionId)).filter(
      ({ id, state }) => id !== offerId && LIVE.includes(state),
    )
    await closeOffers(trx, others)
    for (const other of others) await mailContractor(trx, store, other, 'jobNotChosen', now)
    return null
  })
  return refusal ?? choice
}

interface Lack {
  offer: Offer
  request: Lead
  lack: NonNullable<ReturnType<typeof lackOf>>
  today: string
}

/** Tells staff, once a day, that a quote could not be chosen. */
async function tellOfLack(
  trx: LeadTransaction,
  store: LeadStore,
  { offer, request, lack, today }: Lack,
  { actor, by, tell }: Chooser,
): Promise<void> {
  await addOfferEvent(trx, store, offer, 'choice_refused', { actor, by, lack })
  if (!store.confirms) return
  const people = peopleFor(tell ?? [], 'change', { type: 'lead', lead: request })
  const mail = {
    kind: 'jobReported',
    id: offer.submissionId,
    occasion: `${offer.id}-refused-${today}`,
  } as const
  await addAboutLead(trx, mail, people, store.now())
}

/**
 * The chosen contractor falls away. The quotes that still hold can be chosen again; without any, contractors are asked again.
 * @param chooser `by` is `contractor` when the contractor gives the job back
 */
export function dropChosen(
  store: LeadStore,
  offerId: string,
  chooser: Chooser,
): Promise<OfferRefusal | null> {
  const now = store.now()
  return onOffer(store, offerId, async (trx, { lead, offer }) => {
    if (offer.state !== 'chosen') return 'over'
    const today = localTime(now, zoneOf((JSON.parse(lead.lead) as Lead).province_state)).day
    const closed = (await offersOf(trx, offer.submissionId)).filter(
      ({ state, quote }) => state === 'closed' && quote !== null && holds(quote, today),
    )
    const here = await contractorsHere(
      trx,
      closed.map(({ contractorId }) => contractorId),
    )
    const others = closed.filter(({ contractorId }) => here.has(contractorId))
    const step = others.length > 0 ? 'drop' : 'matchAgain'
    const taken = await stepIn(trx, store, lead, { ...chooser, step, contractor: offer.contractorId })
    if ('refusal' in taken) return taken.refusal
    await trx.updateTable('offers').set({ state: 'dropped' }).where('id', '=', offerId).execute()
    await addOfferEvent(trx, store, offer, 'job_dropped', { actor: chooser.actor, by: chooser.by })
    if (chooser.by !== 'contractor') await mailContractor(trx, store, offer, 'jobChanged', 'dropped')
    for (const other of others) {
      await trx.updateTable('offers').set({ state: 'quoted' }).where('id', '=', other.id).execute()
      await mailContractor(trx, store, other, 'jobChanged', `again-${now}`)
    }
    await trx
      .updateTable('leads')
      .set({ match_due_at: now })
      .where('submission_id', '=', offer.submissionId)
      .execute()
    return null
  })
}
