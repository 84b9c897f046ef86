import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { pictureFields } from './fragments.ts'
import { readContent } from './read.ts'

export const notFoundQuery = defineQuery(
  `*[_type == "notFoundPage" && _id == "notFoundPage"][0]{_id, picture{${pictureFields}}}`,
)

/** What the not-found screens show beside the interface's own words. */
export async function getNotFound(lang: Language) {
  'use cache'
  return localize(await readContent(notFoundQuery), lang)
}
