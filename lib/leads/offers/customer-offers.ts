import { isInsured, isLicenceChecked } from '#lib/matching/match.ts'
import { redacted } from '#lib/matching/redact.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { type Contractor, contractorIn } from '../contractors/contractors.ts'
import type { CustomerRequest } from '../life/request.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { OfferState } from '../store/tables.ts'
import { readLoads } from './candidates.ts'
import { messagesOf, type OfferMessage } from './messages.ts'
import { type FinishedWork, holds, isLive, type Offer, offersOf, type Quote, quoteTotal } from './offer.ts'

/*
 * What a customer sees of the contractors who were asked: the other side of shared-job.ts. Until the customer has chosen a
 * contractor it contains no name of a person, no phone number and no e-mail address, and free text loses them by rule.
 */

/** A licence that staff have seen and that is valid today. */
interface CheckedLicence {
  /** The id of its authority. */
  authority: string
  number: string
  /** A day on the clock of the request's province. */
  checkedOn: string
}

/** An offer, as the customer sees it. */
export interface OfferSeen {
  id: string
  state: OfferState
  /** In milliseconds since 1970. */
  askedAt: number
  business: string
  quote: Quote | null
  /** The name of the quote's file; null until chosen, and without a file. */
  fileName: string | null
  quoteVersion: number
  /** Whether the quote still holds. */
  holds: boolean
  licences: CheckedLicence[]
  /** The amount in dollars; null when staff have seen no insurance that is valid today. */
  insurance: { amount: number; checkedOn: string } | null
  /** The rating of the public installer; null when there is none. */
  rating: number | null
  jobsDone: number
  messages: Pick<OfferMessage, 'id' | 'at' | 'sender' | 'text'>[]
  /** Who the contractor is; null until chosen. */
  contact: { name: string; phone: string } | null
  /** In milliseconds since 1970; null until chosen. */
  chosenAt: number | null
  /** What was paid in the end, in dollars without tax; null until the contractor has said it. */
  finalPrice: number | null
  /** What the contractor reported at the end; null before. */
  finished: FinishedWork | null
}

/** A contractor who knows or knew who the customer is. */
export interface GivenTo {
  offerId: string
  /** Empty for a contractor who was erased. */
  business: string
  at: number
}

export interface OffersSeen {
  /** All offers so far. */
  asked: number
  /** Those with a quote, or declined. */
  answered: number
  declined: number
  /** Those that can still be answered or chosen, and the chosen one. */
  live: OfferSeen[]
  /** The others. */
  over: OfferSeen[]
  /** Until when the last answer is wanted, in milliseconds since 1970; null when none is. */
  answerBy: number | null
  /** Whether a program has chosen some of the contractors. */
  isAutomatic: boolean
  /** Whether the promised hours have ended without a contractor. */
  isNobody: boolean
  givenTo: GivenTo[]
}

/**
 * The offers of a request for its customer. Quotes that hold come first, and of them the lowest price.
 * @param ratings the ratings of public installers, by the id of their document
 */
export async function offersForCustomer(
  store: LeadStore,
  { submissionId, lead }: CustomerRequest,
  ratings: ReadonlyMap<string, number>,
): Promise<OffersSeen> {
  const offers = await offersOf(store.db, submissionId)
  const contractors = await contractorsOf(store, offers)
  const zone = zoneOf(lead.province_state)
  const dayOf = (at: number) => localTime(at, zone).day
  const now = store.now()
  const loads = offers.length > 0 ? await readLoads(store.db, now, [...contractors.keys()]) : new Map()
  const messages = await messagesOf(
    store,
    offers.map(({ id }) => id),
  )
  const files = await fileNames(store, offers)
  const all = offers.flatMap((offer): OfferSeen[] => {
    const contractor = contractors.get(offer.contractorId)
    if (!contractor) return []
    return [
      {
        ...seenOf(offer, contractor, messages, dayOf(now)),
        ...proofsOf(contractor, lead.province_state, dayOf, now),
        // A name may have a phone number or an e-mail address in it.
        fileName: offer.state === 'chosen' ? (files.get(offer.quote?.file ?? '') ?? null) : null,
        rating: (contractor.installer !== null && ratings.get(contractor.installer)) || null,
        jobsDone: loads.get(contractor.id)?.done ?? 0,
      },
    ]
  })
  const waiting = offers.filter(({ state }) => state === 'asked').map(({ answerBy }) => answerBy)
  return {
    asked: offers.length,
    answered: offers.filter(({ answeredAt }) => answeredAt !== null).length,
    declined: offers.filter(({ state }) => state === 'declined').length,
    live: all.filter(isLive).toSorted(byPrice),
    over: all.filter((offer) => !isLive(offer)),
    answerBy: waiting.length > 0 ? Math.max(...waiting) : null,
    isAutomatic: offers.some(({ askedBy }) => askedBy === null),
    isNobody: await wasNobodyFound(store, submissionId),
    givenTo: offers.flatMap(({ id, contractorId, chosenAt: at }) =>
      at === null ? [] : [{ offerId: id, business: contractors.get(contractorId)?.business ?? '', at }],
    ),
  }
}

/** The names of the files of quotes, by their ids. */
async function fileNames({ db }: LeadStore, offers: readonly Offer[]): Promise<Map<string, string>> {
  const ids = offers.flatMap(({ quote }) => quote?.file ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('contractor_files').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function contractorsOf({ db }: LeadStore, offers: readonly Offer[]): Promise<Map<string, Contractor>> {
  if (offers.length === 0) return new Map()
  const ids = offers.map(({ contractorId }) => contractorId)
  const rows = await db.selectFrom('contractors').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, contractorIn(row)]))
}

function seenOf(
  offer: Offer,
  { business, name, email, phone }: Contractor,
  messages: readonly OfferMessage[],
  today: string,
) {
  const isChosen = offer.state === 'chosen'
  const clean = (text: string) => (isChosen ? text : redacted(text, { name, email, phone, address: '' }).text)
  const { quote } = offer
  return {
    id: offer.id,
    state: offer.state,
    askedAt: offer.askedAt,
    business,
    quote: quote && { ...quote, included: clean(quote.included) },
    quoteVersion: offer.quoteVersion,
    holds: quote !== null && holds(quote, today),
    messages: messages
      .filter(({ offerId }) => offerId === offer.id)
      .map(({ id, at, sender, text }) => ({
        id,
        at,
        sender,
        text: sender === 'contractor' ? clean(text) : text,
      })),
    contact: isChosen ? { name, phone } : null,
    chosenAt: isChosen ? offer.chosenAt : null,
    finalPrice: offer.finished?.price ?? null,
    finished: offer.finished && { ...offer.finished, text: clean(offer.finished.text) },
  }
}

/** What staff have seen of a contractor, and what is valid today: licences of the province, and the insurance. */
function proofsOf(
  { profile: { licences, insurance } }: Contractor,
  province: string,
  dayOf: (at: number) => string,
  now: number,
): Pick<OfferSeen, 'licences' | 'insurance'> {
  const today = dayOf(now)
  return {
    licences: licences
      .filter((licence) => licence.province === province && isLicenceChecked(licence, today))
      .map(({ authority, number, checkedAt }) => ({ authority, number, checkedOn: dayOf(checkedAt ?? now) })),
    insurance:
      insurance && isInsured(insurance, today)
        ? { amount: insurance.amount, checkedOn: dayOf(insurance.checkedAt ?? now) }
        : null,
  }
}

function byPrice(one: OfferSeen, other: OfferSeen): number {
  const orderOf = ({ holds, quote }: OfferSeen) => (holds ? 0 : quote ? 1 : 2)
  const totalOf = ({ quote }: OfferSeen) => (quote ? quoteTotal(quote) : { low: 0, high: 0 })
  return (
    orderOf(one) - orderOf(other) ||
    totalOf(one).low - totalOf(other).low ||
    totalOf(one).high - totalOf(other).high
  )
}

async function wasNobodyFound({ db }: LeadStore, submissionId: string): Promise<boolean> {
  const event = await db
    .selectFrom('lead_events')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('kind', '=', 'nobody')
    .executeTakeFirst()
  return event !== undefined
}

/** Where a request stands by its offers, when its state alone would say something else. */
export type Standing = 'waiting' | 'searching' | 'oneQuote' | 'quotesOver'

/** Null when the words of the state are right. */
export function standingOf(state: string, { asked, live }: OffersSeen): Standing | null {
  if (asked === 0 || (state !== 'matching' && state !== 'quoted')) return null
  const quotes = live.filter((offer) => offer.holds).length
  if (quotes > 0) return quotes === 1 ? 'oneQuote' : null
  if (live.some(({ quote }) => quote !== null)) return 'quotesOver'
  return live.length > 0 ? 'waiting' : 'searching'
}

type Compared = 'below' | 'partlyBelow' | 'within' | 'partlyAbove' | 'above' | 'wider'

/** A price against the estimate, both without tax and permit, in whole dollars. */
export function comparedWith(
  estimate: { low: number; high: number },
  { priceLow, priceHigh }: Pick<Quote, 'priceLow' | 'priceHigh'>,
): Compared {
  if (priceHigh < estimate.low) return 'below'
  if (priceLow > estimate.high) return 'above'
  const isUnder = priceLow < estimate.low
  const isOver = priceHigh > estimate.high
  if (isUnder && isOver) return 'wider'
  return isUnder ? 'partlyBelow' : isOver ? 'partlyAbove' : 'within'
}
