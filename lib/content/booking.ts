import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { pageFields, pictureFields } from './fragments.ts'
import { leadFormFields } from './lead-form.ts'
import { readContent } from './read.ts'

export const bookingQuery = defineQuery(`{
  "page": *[_type == "bookingPage" && _id == "bookingPage"][0]{
    ${pageFields}, trustBullets, confirmation
  },
  "types": *[_type == "bookingServiceType" && defined(key)] | order(order asc) {
    _id, key, title, description, popular, estimatedTime, priceRange, detailLabel, detailOptions[]{_key, value, label},
    "services": services[]->{_id, "slug": slug.current}, picture{${pictureFields}}
  },
  ${leadFormFields}
}`)

/** The booking wizard: its page, the service types it offers, provinces and cities. */
export async function getBooking(lang: Language) {
  'use cache'
  return localize(await readContent(bookingQuery), lang)
}

export type Booking = Awaited<ReturnType<typeof getBooking>>
