import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { pageFields } from './fragments.ts'
import { leadFormFields } from './lead-form.ts'
import { readContent } from './read.ts'

export const suggestPartnerQuery = defineQuery(`{
  "page": *[_type == "suggestPartnerPage" && _id == "suggestPartnerPage"][0]{
    ${pageFields}, form{title, text}, confirmation
  },
  ${leadFormFields}
}`)

/** The partner suggestion. */
export async function getSuggestPartner(lang: Language) {
  'use cache'
  return localize(await readContent(suggestPartnerQuery), lang)
}
