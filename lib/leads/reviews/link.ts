import type { ExpressionBuilder } from 'kysely'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { randomSecret } from '#lib/server/secrets.ts'
import type { Lead } from '../lead.ts'
import { addAboutLead } from '../mails/about-lead.ts'
import { peopleFor } from '../mails/people.ts'
import type { Recipient } from '../mails/recipients.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addEvent } from '../store/rows.ts'
import type { LeadTransaction, Tables } from '../store/tables.ts'
import type { ReviewAttempt } from './answers.ts'

/** The page where a customer writes a review. The key of the link is in its query. */
export const REVIEW_PAGE = '/review'

/** The address that the page posts to. */
export const REVIEW_ADDRESS = '/api/reviews'

const DAY = 24 * 3_600_000

/** The path of the review page with the key of a link, in a language. */
export const reviewHref = (key: string, lang: Language): string =>
  localizedHref(`${REVIEW_PAGE}?${new URLSearchParams({ key })}`, lang)

/** The hash of a link's key. Only the hash is stored, so that a person who reads the database cannot write a review. */
const hashOf = (outbox: LeadStore, key: string) => outbox.sign(`review ${key}`)

/**
 * Makes the link with which a customer reviews a finished lead. An earlier link becomes invalid. Returns the path in the lead's
 * language; only a hash of its key is stored, so it cannot be read later. Null when `isReviewable` is false for the lead.
 * @param actor the account that asks for the link; null when no person asks
 */
export function makeReviewLink(
  outbox: LeadStore,
  submissionId: string,
  actor: string | null,
  days: number,
): Promise<string | null> {
  const now = outbox.now()
  return outbox.commits.run(async (trx) => {
    const path = await newReviewLink(trx, outbox, submissionId, days)
    if (path) await addEvent(trx, { submission_id: submissionId, at: now, kind: 'review_link', actor })
    return path
  })
}

/** Does the same as `makeReviewLink` inside a transaction, but adds no event to the lead. */
export async function newReviewLink(
  trx: LeadTransaction,
  outbox: LeadStore,
  submissionId: string,
  days: number,
): Promise<string | null> {
  const key = randomSecret()
  const lead = await trx
    .updateTable('leads')
    .set({
      review_key: hashOf(outbox, key),
      review_expires_at: outbox.now() + days * DAY,
      review_attempt: null,
    })
    .where('submission_id', '=', submissionId)
    .where(isReviewable)
    .returning('lang')
    .executeTakeFirst()
  return lead ? reviewHref(key, lead.lang) : null
}

/** Selects finished bookings and quote requests without a review. The site promises that every review belongs to a booking. */
export const isReviewable = (eb: ExpressionBuilder<Tables, 'leads'>) =>
  eb('type', '=', 'lead')
    .and('stage', '=', 'done')
    .and('state', '!=', 'suspected')
    .and('reviewed_at', 'is', null)

/**
 * The result of opening a link. `unknown`: the link was never made here, or was replaced. `expired`: its time is over, or its
 * lead is not a finished booking or quote request any more.
 */
export type OpenedLink =
  | { state: 'unknown' | 'used' | 'expired' }
  | { state: 'open'; submissionId: string; lead: Lead; lang: Language; attempt: ReviewAttempt | null }

/** Reads a link. Opening does not use it up: programs that check links open it too. */
export async function openReviewLink(outbox: LeadStore, key: string): Promise<OpenedLink> {
  const row = await outbox.db
    .selectFrom('leads')
    .select(['submission_id', 'lead', 'lang', 'review_expires_at', 'reviewed_at', 'review_attempt'])
    .select((eb) => isReviewable(eb).as('isReviewable'))
    .where('review_key', '=', hashOf(outbox, key))
    .executeTakeFirst()
  if (!row) return { state: 'unknown' }
  if (row.reviewed_at !== null) return { state: 'used' }
  if (!row.isReviewable || (row.review_expires_at ?? 0) <= outbox.now()) return { state: 'expired' }
  return {
    state: 'open',
    submissionId: row.submission_id,
    lead: JSON.parse(row.lead) as Lead,
    lang: row.lang,
    attempt: row.review_attempt === null ? null : (JSON.parse(row.review_attempt) as ReviewAttempt),
  }
}

/** Keeps the typed values until the link is used or replaced, so that its page can show them again. */
export async function keepReviewAttempt(
  outbox: LeadStore,
  key: string,
  attempt: ReviewAttempt,
): Promise<void> {
  await outbox.commits.run((trx) =>
    trx
      .updateTable('leads')
      .set({ review_attempt: JSON.stringify(attempt) })
      .where('review_key', '=', hashOf(outbox, key))
      .where('reviewed_at', 'is', null)
      .execute(),
  )
}

/**
 * Marks a link as used. Returns false when it was used or has expired meanwhile.
 * @param consent the text that the customer agreed to
 * @param photo the id of the photo that staff have to check; null without a photo
 * @param recipients the staff who may be told of the review
 */
export function closeReviewLink(
  outbox: LeadStore,
  { key, consent, photo }: { key: string; consent: string; photo: string | null },
  recipients: readonly Recipient[] = [],
): Promise<boolean> {
  const now = outbox.now()
  return outbox.commits.run(async (trx) => {
    const used = await trx
      .updateTable('leads')
      .set({ reviewed_at: now, review_attempt: null, review_photo: photo })
      .where('review_key', '=', hashOf(outbox, key))
      .where(isReviewable)
      .where('review_expires_at', '>', now)
      .returning(['submission_id', 'lead'])
      .executeTakeFirst()
    if (!used) return false
    const id = used.submission_id
    if (photo !== null) {
      await trx.updateTable('lead_photos').set({ expires_at: null }).where('id', '=', photo).execute()
    }
    await addEvent(trx, { submission_id: id, at: now, kind: 'reviewed', detail: consent })
    if (outbox.confirms) {
      const people = peopleFor(recipients, 'review', { type: 'lead', lead: JSON.parse(used.lead) })
      await addAboutLead(trx, { kind: 'arrivedReview', id, occasion: id }, people, now)
    }
    return true
  })
}
