import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { pageFields } from './fragments.ts'
import { readContent } from './read.ts'

export const financingQuery = defineQuery(`{
  "page": *[_type == "financingPage" && _id == "financingPage"][0]{
    ${pageFields}, notice, optionsHeading{title, text}, options[]{_key, title, text, icon},
    askHeading{title, text}, ask, sourceNote
  }
}`)

export async function getFinancing(lang: Language) {
  'use cache'
  return localize(await readContent(financingQuery), lang)
}
