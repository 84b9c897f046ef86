import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { contractorsHere } from '../contractors/contractors.ts'
import type { Lead } from '../lead.ts'
import { type AskedStep, stepIn } from '../life/steps.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { type OfferRefusal, onOffer } from './answer.ts'
import { addOfferEvent } from './events.ts'
import { closeOffers } from './follow.ts'
import { mailContractor } from './mails.ts'
import { holds, LIVE, offersOf } from './offer.ts'

/** Who chooses: the customer on the page of the request, or staff for the customer. */
type Chooser = Pick<AskedStep, 'by' | 'actor' | 'seen' | 'tell'>

/** `quoteChanged`: the person has seen another version of the quote. `quoteOver`: it does not hold any more. */
export type ChoiceRefusal = OfferRefusal | 'quoteChanged' | 'quoteOver'

/**
 * Chooses a quote. Its contractor gets everything about the request from now on, the other offers are closed.
 * @param quoteVersion the version of the quote that the person saw
 */
export async function chooseQuote(
  store: LeadStore,
  offerId: string,
  quoteVersion: number,
  chooser: Chooser,
): Promise<ChoiceRefusal | null> {
  const now = store.now()
  let choice: ChoiceRefusal | null = null
  const refusal = await onOffer(store, offerId, async (trx, { lead, offer }) => {
    choice = null
    const here = await contractorsHere(trx, [offer.contractorId])
    if (offer.state !== 'quoted' || !offer.quote || here.size === 0) return 'over'
    const zone = zoneOf((JSON.parse(lead.lead) as Lead).province_state)
    if (offer.quoteVersion !== quoteVersion) choice = 'quoteChanged'
    else if (!holds(offer.quote, localTime(now, zone).day)) choice = 'quoteOver'
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
