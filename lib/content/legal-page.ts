import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { seoFields } from './fragments.ts'
import { readContent } from './read.ts'

export const legalPageQuery = defineQuery(`
  *[_type == "legalPage" && slug.current == $slug][0]{_id, title, lead, body, lastUpdated, seo{${seoFields}}}
`)

/** A legal text; `null` while it is not published. */
export async function getLegalPage(slug: 'privacy' | 'terms' | 'accessibility', lang: Language) {
  'use cache'
  return localize(await readContent(legalPageQuery, { slug }), lang)
}
