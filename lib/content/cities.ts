import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { cityLinkFields, figuresFields, pageFields } from './fragments.ts'
import { readContent } from './read.ts'

export const citiesQuery = defineQuery(`{
  "page": *[_type == "citiesPage" && _id == "citiesPage"][0]{
    ${pageFields}, top{title, text}, all{title, text},
    "topCities": topCities[]->{${cityLinkFields}, contractorCount, contractorRating}
  },
  "provinces": *[_type == "province"] | order(order asc) {
    _id, code, name,
    "cities": *[_type == "city" && defined(slug.current) && references(^._id)] | order(order asc) {
      ${cityLinkFields}, marketSpecifics{averageWaitTime}
    }
  },
  "figures": *[_type == "pageFigures" && _id == "figures-cities"][0]{${figuresFields}}
}`)

/** The list of cities: six at the top, all of them by province below. Provinces are in the order of their documents. */
export async function getCities(lang: Language) {
  'use cache'
  return localize(await readContent(citiesQuery), lang)
}

export type Cities = Awaited<ReturnType<typeof getCities>>

export type CitiesPage = NonNullable<Cities['page']>
