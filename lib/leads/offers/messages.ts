import type { LeadStore } from '../store/lead-store.ts'
import { type OfferRefusal, onOffer } from './answer.ts'
import { addOfferEvent } from './events.ts'
import { mailContractor, mailCustomer } from './mails.ts'
import { isLive } from './offer.ts'

/** The most questions and answers of one offer. */
const MOST_MESSAGES = 20

export interface OfferMessage {
  id: number
  offerId: string
  /** In milliseconds since 1970. */
  at: number
  sender: 'contractor' | 'customer'
  text: string
}

/**
 * Relays a question of a contractor, or the customer's answer.
 * @param text without contact data (`redacted`)
 */
export async function relay(
  store: LeadStore,
  offerId: string,
  { sender, text }: Pick<OfferMessage, 'sender' | 'text'>,
): Promise<OfferRefusal | 'tooMany' | null> {
  const at = store.now()
  let isFull = false
  const refusal = await onOffer(store, offerId, async (trx, { offer }) => {
    if (!isLive(offer)) return 'over'
    const { count } = await trx
      .selectFrom('offer_messages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('offer_id', '=', offerId)
      .executeTakeFirstOrThrow()
    isFull = Number(count) >= MOST_MESSAGES
    if (isFull) return null
    await trx.insertInto('offer_messages').values({ offer_id: offerId, at, sender, text }).execute()
    if (sender === 'contractor') {
      await addOfferEvent(trx, store, offer, 'job_question')
      await mailCustomer(trx, store, offer.submissionId, 'jobQuestion', `${offerId}-${at}`)
    } else {
      await addOfferEvent(trx, store, offer, 'job_answer')
      await mailContractor(trx, store, offer, 'jobAnswer', at)
    }
    return null
  })
  return refusal ?? (isFull ? 'tooMany' : null)
}

/** The questions and answers of some offers, oldest first. */
export async function messagesOf(
  { db }: Pick<LeadStore, 'db'>,
  offerIds: readonly string[],
): Promise<OfferMessage[]> {
  if (offerIds.length === 0) return []
  const rows = await db
    .selectFrom('offer_messages')
    .selectAll()
    .where('offer_id', 'in', offerIds)
    .orderBy('id')
    .execute()
  return rows.map(({ id, offer_id, at, sender, text }) => ({ id, offerId: offer_id, at, sender, text }))
}
