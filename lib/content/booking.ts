import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { getCityLinks } from './city-links.ts'
import { pageFields, pictureFields } from './fragments.ts'
import { noticeField, provincesField } from './lead-form.ts'
import { contentReader } from './read.ts'

export const bookingQuery = defineQuery(`{
  "page": *[_type == "bookingPage" && _id == "bookingPage"][0]{
    ${pageFields}, trustBullets
  },
  "types": *[_type == "bookingServiceType" && defined(key)] | order(order asc) {
    _id, key, title, description, popular, estimatedTime, priceRange, detailLabel, detailOptions[]{_key, value, label},
    "services": services[]._ref, picture{${pictureFields}}
  },
  "services": *[_type == "service" && defined(slug.current)] {_id, name, "slug": slug.current},
  ${noticeField},
  ${provincesField}
}`)

const readBooking = contentReader(bookingQuery)

/** The booking wizard: its page, the service types it offers, provinces and cities. */
export async function getBooking(lang: Language) {
  const [content, cities] = await Promise.all([readBooking(lang), getCityLinks(lang)])
  return { ...content, cities }
}

export type Booking = Awaited<ReturnType<typeof getBooking>>
