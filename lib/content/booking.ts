import 'server-only'
import { defineQuery } from 'groq'
import { confirmationFields, pageFields, pictureFields } from './fragments.ts'
import { leadFormFields } from './lead-form.ts'
import { contentReader } from './read.ts'

export const bookingQuery = defineQuery(`{
  "page": *[_type == "bookingPage" && _id == "bookingPage"][0]{
    ${pageFields}, trustBullets, ${confirmationFields}
  },
  "types": *[_type == "bookingServiceType" && defined(key)] | order(order asc) {
    _id, key, title, description, popular, estimatedTime, priceRange, detailLabel, detailOptions[]{_key, value, label},
    "services": services[]._ref, picture{${pictureFields}}
  },
  "services": *[_type == "service" && defined(slug.current)] {_id, name},
  ${leadFormFields}
}`)

/** The booking wizard: its page, the service types it offers, provinces and cities. */
export const getBooking = contentReader(bookingQuery)

export type Booking = Awaited<ReturnType<typeof getBooking>>
