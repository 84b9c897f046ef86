import 'server-only'
import { defineQuery } from 'groq'
import { contentReader } from './read.ts'

export const requestNamesQuery = defineQuery(`{
  "services": *[_type == "service" && defined(slug.current)]{_id, name, "slug": slug.current},
  "types": *[_type == "bookingServiceType" && defined(key)]{_id, title, key},
  "cities": *[_type == "city"]{_id, name, "spellings": [name.en, name.fr]}
}`)

/** The names of what a request can be for, and of the cities it can come from. */
export const getRequestNames = contentReader(requestNamesQuery)

export type RequestNames = Awaited<ReturnType<typeof getRequestNames>>
