import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { hyphenated } from '#lib/job/hyphenated.ts'
import { cityLinkFields, cityPriceFields, pageFields, pictureFields } from './fragments.ts'
import { leadFormFields } from './lead-form.ts'
import { readContent } from './read.ts'

export const getQuoteQuery = defineQuery(`{
  "page": *[_type == "getQuotePage" && _id == "getQuotePage"][0]{
    ${pageFields}, estimateNote, urgentNote
  },
  "booking": *[_type == "bookingPage" && _id == "bookingPage"][0]{_id, trustBullets, confirmation},
  "services": *[_type == "service" && defined(slug.current)] {_id, name, "slug": slug.current},
  "emergencies": *[_type == "emergencyService"] | order(order asc) {
    _id, name, "englishName": name.en, priceRange, responseTime, picture{${pictureFields}}
  },
  "service": *[_type == "service" && slug.current == $service][0]{
    _id, name, "slug": slug.current, priceRange, picture{${pictureFields}}
  },
  "city": *[_type == "city" && slug.current == $city][0]{
    ${cityLinkFields}, ${cityPriceFields}
  },
  "contractor": *[_type == "featuredContractor" && key == $contractor][0]{_id, name, key},
  ${leadFormFields}
}`)

/** What the address of a quote request may name. A name that is not known is ignored. */
export interface QuoteChoices {
  /** A service's slug, or an emergency service's English name in lower case with dashes. */
  service?: string
  city?: string
  /** A featured contractor's key. */
  contractor?: string
  urgent?: boolean
}

/** The content of the quote request, for what its address names. */
export async function getQuote(
  lang: Language,
  { service = '', city = '', contractor = '', urgent = false }: QuoteChoices = {},
) {
  'use cache'
  const found = localize(await readContent(getQuoteQuery, { service, city, contractor }), lang)
  const emergencies = found.emergencies.map(({ englishName, ...emergency }) => ({
    ...emergency,
    slug: hyphenated(englishName ?? ''),
  }))
  const emergency = emergencies.find(({ slug }) => slug === service)
  return { ...found, emergencies, emergency, urgent }
}

export type Quote = Awaited<ReturnType<typeof getQuote>>
