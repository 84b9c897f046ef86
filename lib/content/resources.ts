import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { guideCardFields, pageFields } from './fragments.ts'
import { readContent } from './read.ts'

export const resourcesQuery = defineQuery(`{
  "page": *[_type == "resourcesPage" && _id == "resourcesPage"][0]{
    ${pageFields},
    directory{title, text}, resources[]{_key, title, text, icon, path}, guides{title, text}
  },
  "guides": *[_type == "guide" && defined(slug.current)] | order(publishedAt desc, _id asc) [0...4] {
    ${guideCardFields}
  }
}`)

/** The resources page: where everything is, and the four newest guides. */
export async function getResources(lang: Language) {
  'use cache'
  return localize(await readContent(resourcesQuery), lang)
}
