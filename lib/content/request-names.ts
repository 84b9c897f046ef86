import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { contentReader } from './read.ts'

export const requestNamesQuery = defineQuery(`{
  "services": *[_type == "service" && defined(slug.current)]{_id, name, "slug": slug.current},
  "types": *[_type == "bookingServiceType" && defined(key)]{_id, title, key},
  "cities": *[_type == "city"]{_id, name, "spellings": [name.en, name.fr]}
}`)

/** The names of what a request can be for, and of the cities it can come from. */
export async function getRequestNames(lang: Language) {
  return withoutMarks(await readRequestNames(lang))
}

const readRequestNames = contentReader(requestNamesQuery)

export type RequestNames = Awaited<ReturnType<typeof getRequestNames>>
