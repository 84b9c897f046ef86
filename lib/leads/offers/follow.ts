import { STEPS, type TakenStep } from '#lib/requests/life.ts'
import { contractorsHere } from '../contractors/contractors.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction } from '../store/tables.ts'
import { addOfferEvent } from './events.ts'
import { mailContractor, NEWS_SPAN } from './mails.ts'
import { LIVE, type Offer, offersOf } from './offer.ts'

/*
 * What the steps of a request mean for its contractors. Each step calls this in its own transaction, whoever has taken it.
 */

/** The states after which nobody works on a request any more. */
const ENDED: readonly string[] = ['withdrawn', 'cancelled', 'closed', 'done']

/** Tells the contractors of a request about a step, and closes their offers when the request has ended. */
export async function followStep(
  trx: LeadTransaction,
  store: LeadStore,
  submissionId: string,
  { step, by, contractor }: Pick<TakenStep, 'step' | 'by' | 'contractor'>,
): Promise<void> {
  const { to, setsDay } = STEPS[step]
  const live = (await offersOf(trx, submissionId)).filter(({ state }) => LIVE.includes(state))
  if (ENDED.includes(to)) {
    await trx
      .updateTable('leads')
      .set({ match_due_at: null })
      .where('submission_id', '=', submissionId)
      .execute()
    // The chosen contractor keeps the job that is done.
    const closed = live.filter(({ state }) => state !== 'chosen' || to !== 'done')
    await closeOffers(trx, closed)
    for (const offer of closed) await mailContractor(trx, store, offer, 'jobChanged', to)
    return
  }
  const chosen = live.find(({ state }) => state === 'chosen')
  // Somebody was chosen without a quote of this site, on the phone for example.
  if ((to === 'chosen' && contractor === undefined) || to === 'scheduled') {
    const others = live.filter((offer) => offer !== chosen)
    await closeOffers(trx, others)
    for (const offer of others) await mailContractor(trx, store, offer, 'jobNotChosen', store.now())
  }
  // A request that staff begin again is looked at again.
  if (step === 'reopen')
    await trx
      .updateTable('leads')
      .set({ match_due_at: store.now() })
      .where('submission_id', '=', submissionId)
      .execute()
  if (chosen && BEFORE_CHOICE.includes(to) && contractor === undefined) await freeJob(trx, store, chosen)
  if (!setsDay) return
  if (chosen && !(by === 'contractor' && contractor === chosen.contractorId))
    await mailContractor(trx, store, chosen, 'jobChanged', `day-${store.now()}`)
}

/** The states in which nobody is chosen. */
const BEFORE_CHOICE: readonly string[] = ['received', 'matching', 'quoted']

/**
 * Staff have begun a request again: the chosen contractor no longer sees the customer. The quote can be chosen again, unless its
 * contractor has left.
 */
async function freeJob(trx: LeadTransaction, store: LeadStore, offer: Offer): Promise<void> {
  const here = await contractorsHere(trx, [offer.contractorId])
  const state = offer.quote === null || here.size === 0 ? 'dropped' : 'quoted'
  await trx.updateTable('offers').set({ state }).where('id', '=', offer.id).execute()
  await addOfferEvent(trx, store, offer, 'job_dropped', { by: 'staff' })
  const occasion = state === 'quoted' ? `again-${store.now()}` : 'dropped'
  await mailContractor(trx, store, offer, 'jobChanged', occasion)
}

/** Closes offers: their contractors see nothing of the request any more. */
export async function closeOffers(trx: LeadTransaction, offers: readonly Pick<Offer, 'id'>[]): Promise<void> {
  if (offers.length === 0) return
  const ids = offers.map(({ id }) => id)
  await trx.updateTable('offers').set({ state: 'closed' }).where('id', 'in', ids).execute()
}

/** Tells the chosen contractor that the customer has added or corrected something. */
export async function followChange(
  trx: LeadTransaction,
  store: LeadStore,
  submissionId: string,
): Promise<void> {
  const chosen = (await offersOf(trx, submissionId)).find(({ state }) => state === 'chosen')
  if (chosen)
    await mailContractor(trx, store, chosen, 'jobChanged', `news-${Math.floor(store.now() / NEWS_SPAN)}`)
}
