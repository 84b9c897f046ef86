import { createHash } from 'node:crypto'
import type { Lake } from 'content-lake'
import { storeImage } from 'content-lake/media'
import { z } from 'zod'
import type { Language } from '#lib/i18n/languages.ts'
import { siteDay } from '#lib/site-day.ts'
import type { Lead } from '../lead.ts'
import type { ReviewAnswers } from './answers.ts'

/** The author of changes that a customer's review makes. */
const AUTHOR = 'customer'

/** The id of the document of a lead's review. It reveals nothing about the lead. */
export const reviewIdOf = (submissionId: string): string =>
  `review-${createHash('sha256').update(submissionId).digest('hex').slice(0, 20)}`

/** The file name of a review's photo. */
export const photoNameOf = (reviewId: string): string => `${reviewId}.jpg`

interface CustomerReview {
  submissionId: string
  lead: Lead
  lang: Language
  answers: ReviewAnswers
  /** Milliseconds since 1970. */
  at: number
}

const PLACES = `{
  "service": *[_type == "service" && slug.current == $service][0]._id,
  "city": *[_type == "city" && (name.en == $city || name.fr == $city)][0]{
    _id, "en": name.en, "fr": name.fr, "code": province->code, "provinceFr": province->name.fr
  }
}`

const places = z.object({
  service: z.string().nullable(),
  city: z
    .object({
      _id: z.string(),
      en: z.string().nullable(),
      fr: z.string().nullable(),
      code: z.string().nullable(),
      provinceFr: z.string().nullable(),
    })
    .nullable(),
})

/**
 * Makes the draft of a verified review, whatever its rating. Staff translate and publish the draft. This is the only place that
 * sets `verified`. A second call for the same lead changes nothing.
 */
export async function draftReview(lake: Lake, review: CustomerReview): Promise<void> {
  const { submissionId, lead, lang, answers, at } = review
  const parameters = { service: lead.service_slug ?? '', city: lead.city }
  const { service, city } = places.parse(await lake.query(PLACES, parameters))
  const inLanguage = (type: string, text: string) => ({ _type: type, [lang]: text })
  const draft = {
    _id: `drafts.${reviewIdOf(submissionId)}`,
    _type: 'review',
    customerName: answers.name,
    customerInitials: initialsOf(answers.name),
    location: city
      ? {
          _type: 'localeString',
          en: [city.en, city.code].filter(Boolean).join(', '),
          fr: city.provinceFr ? `${city.fr} (${city.provinceFr})` : city.fr,
        }
      : inLanguage('localeString', lead.city),
    ...(city && { city: { _type: 'reference', _ref: city._id } }),
    ...(service && { service: { _type: 'reference', _ref: service } }),
    rating: answers.rating,
    title: inLanguage('localeString', answers.title),
    content: inLanguage('localeText', answers.content),
    date: siteDay(at),
    verified: true,
  }
  lake.mutate([{ createIfNotExists: draft }], { author: AUTHOR })
}

/** `Marie-Ève Tremblay` → `MT`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => word?.charAt(0).toUpperCase()).join('')
}

/** Stores a customer's photo as an asset, and adds it to the draft of the review. Returns false when the review is gone. */
export async function addReviewPhoto(
  lake: Lake,
  submissionId: string,
  photo: Uint8Array,
  author: string,
): Promise<boolean> {
  const id = reviewIdOf(submissionId)
  if (lake.getDocuments([id, `drafts.${id}`]).length === 0) return false
  const asset = await storeImage(lake, photo, { filename: photoNameOf(id), author })
  const picture = {
    _type: 'picture',
    _key: asset._id.slice(-12),
    asset: { _type: 'reference', _ref: asset._id },
  }
  const patch = { setIfMissing: { photos: [] }, insert: { after: 'photos[-1]', items: [picture] } }
  lake.act([{ actionType: 'sanity.action.document.edit', publishedId: id, draftId: `drafts.${id}`, patch }], {
    author,
  })
  return true
}
