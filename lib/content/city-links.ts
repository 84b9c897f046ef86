import 'server-only'
import { defineQuery } from 'groq'
import { cityLinkFields } from './fragments.ts'
import { contentReader } from './read.ts'

export const cityLinksQuery = defineQuery(
  `*[_type == "city" && defined(slug.current)] | order(order asc) {${cityLinkFields}}`,
)

/** All cities with a page, in their order. Cached by itself: the forms and the page of contractors share it. */
export const getCityLinks = contentReader(cityLinksQuery)
