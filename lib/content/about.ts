import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { figuresFields, pageFields } from './fragments.ts'
import { readContent } from './read.ts'

export const aboutQuery = defineQuery(`{
  "page": *[_type == "aboutPage" && _id == "aboutPage"][0]{
    ${pageFields}, lastUpdated, figures{title, text}
  },
  "figures": *[_type == "pageFigures" && _id == "figures-about"][0]{${figuresFields}}
}`)

/** The about page: a text with the date of its last change. */
export async function getAbout(lang: Language) {
  'use cache'
  return localize(await readContent(aboutQuery), lang)
}
