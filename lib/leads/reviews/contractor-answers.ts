import { z } from 'zod'
import type { Language } from '#lib/i18n/languages.ts'
import { siteDay } from '#lib/site-day.ts'
import type { Contractor } from '../contractors/contractors.ts'
import { addOfferEvent } from '../offers/events.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { reviewIdOf } from './draft.ts'
import type { ReviewContent } from './review-content.ts'

/** The most answers to one review that a contractor can send. Each takes the place of the one before. */
const MOST_ANSWERS = 5

/** A published review of a job that a contractor did. */
export interface ReviewOfWork {
  id: string
  rating: number | null
  title: string
  content: string
  /** The published answer in the contractor's name; empty without one. */
  answer: string
}

const text = z
  .object({ en: z.string().nullish(), fr: z.string().nullish() })
  .nullish()
  .transform((field) => ({ en: field?.en || field?.fr || '', fr: field?.fr || field?.en || '' }))

const reviews = z.array(
  z.object({
    id: z.string(),
    rating: z.number().nullable(),
    title: text,
    content: text,
    answer: text,
    fromContractor: z.boolean().nullable(),
  }),
)

const REVIEWS = `*[_type == "review" && _id in $ids] | order(date desc){
  "id": _id, rating, title, content, "answer": installerResponse.content, "fromContractor": installerResponse.fromContractor
}`

/** The published reviews of the jobs of a contractor, in a language as far as there are translations. The newest first. */
export async function reviewsOfWork(
  store: LeadStore,
  content: ReviewContent,
  contractorId: string,
  lang: Language,
): Promise<ReviewOfWork[]> {
  const ids = (await reviewedJobs(store, contractorId)).map(reviewIdOf)
  if (ids.length === 0) return []
  return reviews
    .parse(await content.query(REVIEWS, { ids }))
    .map(({ title, content: words, answer, ...review }) => ({
      id: review.id,
      rating: review.rating,
      title: title[lang],
      content: words[lang],
      answer: review.fromContractor ? answer[lang] : '',
    }))
}

/** The requests with a review that a contractor did. */
async function reviewedJobs({ db }: Pick<LeadStore, 'db'>, contractorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('leads', 'leads.submission_id', 'offers.submission_id')
    .select('leads.submission_id as id')
    .where('contractor_id', '=', contractorId)
    .where('offers.state', '=', 'chosen')
    .where('leads.reviewed_at', 'is not', null)
    .orderBy('leads.reviewed_at', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Writes the answer of a contractor into the draft of a review of its work, in its name. Staff translate and publish it; nobody
 * else can write or change it (lib/server/rights/customer-reviews.ts). Returns why it was not taken; null when it was.
 * @param lang the language in which the contractor wrote
 */
export async function answerReview(
  store: LeadStore,
  content: ReviewContent,
  { id: contractorId, business }: Pick<Contractor, 'id' | 'business'>,
  { review, text: words, lang }: { review: string; text: string; lang: Language },
): Promise<'unknown' | 'tooMany' | null> {
  const submissionId = (await reviewedJobs(store, contractorId)).find((job) => reviewIdOf(job) === review)
  const published = submissionId && reviews.parse(await content.query(REVIEWS, { ids: [review] }))
  if (!submissionId || !published || published.length === 0) return 'unknown'
  if ((await answersSent(store, submissionId, contractorId)) >= MOST_ANSWERS) return 'tooMany'
  const answer = {
    _type: 'installerResponse',
    name: business,
    content: { _type: 'localeText', [lang]: words },
    date: siteDay(store.now()),
    fromContractor: true,
    writtenIn: lang,
  }
  await content.answer(review, answer)
  await store.commits.run((trx) =>
    addOfferEvent(trx, store, { submissionId, contractorId }, 'review_answered'),
  )
  return null
}

async function answersSent({ db }: LeadStore, submissionId: string, contractorId: string): Promise<number> {
  const sent = await db
    .selectFrom('lead_events')
    .select('detail')
    .where('submission_id', '=', submissionId)
    .where('kind', '=', 'review_answered')
    .execute()
  return sent.filter(({ detail }) => JSON.parse(detail ?? '{}').contractor === contractorId).length
}
