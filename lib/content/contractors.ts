import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { figuresFields, pageFields, pictureFields } from './fragments.ts'
import { readContent } from './read.ts'

export const contractorsQuery = defineQuery(`{
  "page": *[_type == "contractorsPage" && _id == "contractorsPage"][0]{
    ${pageFields},
    featured{title, text},
    "contractors": contractors[]->{
      _id, name, key, location, rating, reviews, specialties, yearsExperience, licensed, insured, responseTime,
      picture{${pictureFields}}
    },
    figures{title, text},
    explainer{title, text}, steps[]{_key, title, text}
  },
  "figures": *[_type == "pageFigures" && _id == "figures-contractors"][0]{${figuresFields}}
}`)

/** The page of featured contractors. */
export async function getContractors(lang: Language) {
  'use cache'
  return localize(await readContent(contractorsQuery), lang)
}

export type Contractors = Awaited<ReturnType<typeof getContractors>>
