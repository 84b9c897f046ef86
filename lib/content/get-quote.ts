import 'server-only'
import { defineQuery } from 'groq'
import { hyphenated } from '#lib/chosen-job/hyphenated.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { getCityLinks } from './city-links.ts'
import { pageFields } from './fragments.ts'
import { noticeField, provincesField } from './lead-form.ts'
import { contentReader } from './read.ts'

export const getQuoteQuery = defineQuery(`{
  "page": *[_type == "getQuotePage" && _id == "getQuotePage"][0]{
    ${pageFields}, estimateNote, urgentNote
  },
  "booking": *[_type == "bookingPage" && _id == "bookingPage"][0]{_id, trustBullets},
  "services": *[_type == "service" && defined(slug.current)] {_id, name, "slug": slug.current},
  "emergencies": *[_type == "emergencyService"] | order(order asc) {_id, name, "englishName": name.en},
  ${noticeField},
  ${provincesField}
}`)

const readQuote = contentReader(getQuoteQuery)

/** The content of the quote request page. It is the same for every job. */
export async function getQuote(lang: Language) {
  const [quote, cities] = await Promise.all([readQuote(lang), getCityLinks(lang)])
  const emergencies = quote.emergencies.map(({ name, englishName }) => ({
    name,
    slug: hyphenated(englishName ?? ''),
  }))
  return { ...quote, cities, emergencies }
}

export type Quote = Awaited<ReturnType<typeof getQuote>>
