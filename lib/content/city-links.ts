import 'server-only'
import { defineQuery } from 'groq'
import { cityLinkFields } from './fragments.ts'
import { contentReader } from './read.ts'

export const cityLinksQuery = defineQuery(
  `*[_type == "city" && defined(slug.current)] | order(order asc) {${cityLinkFields}}`,
)

/**
 * All cities with a page, sorted by their field `order`. They have a cache entry of their own, because the forms and the page
 * of contractors share it.
 */
export const getCityLinks = contentReader(cityLinksQuery)
