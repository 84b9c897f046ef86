import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction, OfferRow, OfferState } from '../store/tables.ts'

/** Why a contractor does not want a job. */
export const DECLINE_REASONS = ['tooBusy', 'tooFar', 'notMyTrade', 'tooLittle', 'notClear', 'other'] as const

export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** The most characters of what a quote includes, of a question and of an answer. */
export const LONGEST_TEXT = 2000

/** The most days that a quote names. */
const MOST_DAYS = 3

/** The highest price. */
export const MOST_DOLLARS = 10_000_000

const dollars = z.number().int().min(0).max(MOST_DOLLARS)

/** What a contractor offers. Prices are in whole dollars, without tax and permit. */
export const quote = z
  .object({
    /** The same twice is a fixed price. */
    priceLow: dollars.min(1),
    priceHigh: dollars.min(1),
    /** Whether tax is added to the price. Small suppliers charge none. */
    tax: z.enum(['added', 'none']),
    /** The cost of the permit; null when none is needed. */
    permit: dollars.nullable(),
    included: z.string().min(1).max(LONGEST_TEXT),
    /** The first days on which the work can be done, as `2026-12-05`. */
    days: z.array(z.iso.date()).min(1).max(MOST_DAYS),
    validUntil: z.iso.date(),
    /** The id of a file of the contractor; null without one. */
    file: z.string().nullable(),
  })
  .refine(({ priceLow, priceHigh }) => priceLow <= priceHigh, { path: ['priceHigh'] })

export type Quote = z.output<typeof quote>

/** What a customer pays before tax: the price with the permit, which nobody can do without. In whole dollars. */
export const quoteTotal = ({
  priceLow,
  priceHigh,
  permit,
}: Pick<Quote, 'priceLow' | 'priceHigh' | 'permit'>) => ({
  low: priceLow + (permit ?? 0),
  high: priceHigh + (permit ?? 0),
})

const finishedWork = z.object({
  /** The final price in dollars, with at most two decimals, without tax; null when the contractor did not say. */
  price: z.number().min(0).max(MOST_DOLLARS).nullable(),
  text: z.string().max(LONGEST_TEXT),
  /** The id of a photo of the work; null without one. */
  photo: z.string().nullable(),
  at: z.number(),
})

/** What a contractor reports at the end of a job. */
export type FinishedWork = z.output<typeof finishedWork>

/** A request that a contractor was asked about. Times are milliseconds since 1970. */
export interface Offer {
  id: string
  submissionId: string
  contractorId: string
  state: OfferState
  askedAt: number
  askedBy: string | null
  answerBy: number
  seenAt: number | null
  answeredAt: number | null
  reason: DeclineReason | null
  quote: Quote | null
  quoteVersion: number
  chosenAt: number | null
  finished: FinishedWork | null
}

export function offerIn(row: Selectable<OfferRow>): Offer {
  return {
    id: row.id,
    submissionId: row.submission_id,
    contractorId: row.contractor_id,
    state: row.state,
    askedAt: row.asked_at,
    askedBy: row.asked_by,
    answerBy: row.answer_by,
    seenAt: row.seen_at,
    answeredAt: row.answered_at,
    reason: DECLINE_REASONS.find((known) => known === row.reason) ?? null,
    quote: row.quote === null ? null : quote.parse(JSON.parse(row.quote)),
    quoteVersion: row.quote_version,
    chosenAt: row.chosen_at,
    finished: row.finished === null ? null : finishedWork.parse(JSON.parse(row.finished)),
  }
}

type Database = LeadStore['db'] | LeadTransaction

/** The offer with an id; null when there is none. */
export async function readOffer(db: Database, id: string): Promise<Offer | null> {
  const row = await db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? offerIn(row) : null
}

/** The offers of a request, the first asked one first. */
export async function offersOf(db: Database, submissionId: string): Promise<Offer[]> {
  const rows = await db
    .selectFrom('offers')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  return rows.map(offerIn)
}

/** The offers that a contractor still sees in full: those to answer, those with a quote that may be chosen, the chosen one. */
export const LIVE: readonly OfferState[] = ['asked', 'quoted', 'chosen']

export const isLive = ({ state }: Pick<Offer, 'state'>): boolean => LIVE.includes(state)

/** Whether a quote still holds on a day of the request's province. */
export const holds = ({ validUntil }: Pick<Quote, 'validUntil'>, today: string): boolean =>
  today <= validUntil
