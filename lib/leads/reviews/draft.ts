import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Language } from '#lib/i18n/languages.ts'
import { siteDay } from '#lib/site-day.ts'
import type { Lead } from '../lead.ts'
import type { ChosenContractor } from '../offers/chosen.ts'
import type { ReviewAnswers } from './answers.ts'
import type { ReviewContent, ReviewDraft } from './review-content.ts'

/** The id of the document of a lead's review. It reveals nothing about the lead. */
export const reviewIdOf = (submissionId: string): string =>
  `review-${createHash('sha256').update(submissionId).digest('hex').slice(0, 20)}`

interface CustomerReview {
  submissionId: string
  lead: Lead
  lang: Language
  answers: ReviewAnswers
  /** Who did the work; null when the site does not know it. */
  doneBy: Pick<ChosenContractor, 'business' | 'installer'> | null
  /** Milliseconds since 1970. */
  at: number
}

const PLACES = `{
  "service": *[_type == "service" && slug.current == $service][0]._id,
  "city": *[_type == "city" && (name.en == $city || name.fr == $city)][0]{
    _id, "en": name.en, "fr": name.fr, "code": province->code, "provinceFr": province->name.fr
  },
  "installer": coalesce(
    *[_type == "featuredContractor" && key == $contractor][0].name, *[_type == "installer" && _id == $contractor][0].name
  )
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
  installer: z.string().nullable(),
})

/**
 * Makes the draft of a verified review, whatever its rating. It names who did the work, as the public document of the installer
 * does; if the site does not know who did it, the installer who was asked for. Staff translate and publish the draft. This is
 * the only place that sets `verified`. A second call for the same lead changes nothing.
 */
export async function draftReview(content: ReviewContent, review: CustomerReview): Promise<void> {
  const { submissionId, lead, lang, answers, doneBy, at } = review
  const contractor = doneBy ? (doneBy.installer ?? '') : (lead.contractor ?? '')
  const parameters = { service: lead.service_slug ?? '', city: lead.city, contractor }
  const { service, city, installer } = places.parse(await content.query(PLACES, parameters))
  const installerName = installer ?? doneBy?.business
  const inLanguage = (type: string, text: string) => ({ _type: type, [lang]: text })
  const draft: ReviewDraft = {
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
    ...(installerName && { installerName }),
    rating: answers.rating,
    writtenIn: lang,
    title: inLanguage('localeString', answers.title),
    content: inLanguage('localeText', answers.content),
    date: siteDay(at),
    verified: true,
  }
  await content.createDraft(draft)
}

/** `Marie-Ève Tremblay` → `MT`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => word?.charAt(0).toUpperCase()).join('')
}
