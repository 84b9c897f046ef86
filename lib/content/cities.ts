import 'server-only'
import { defineQuery } from 'groq'
import { cityLinkFields, figuresFields, pageFields, pictureFields } from './fragments.ts'
import { contentReader } from './read.ts'

export const citiesQuery = defineQuery(`{
  "page": *[_type == "citiesPage" && _id == "citiesPage"][0]{
    ${pageFields}, top{title, text}, all{title, text},
    "topCities": topCities[]->{${cityLinkFields}, contractorCount, contractorRating, picture{${pictureFields}}}
  },
  "provinces": *[_type == "province"] | order(order asc) {
    _id, code, name,
    "cities": *[_type == "city" && defined(slug.current) && references(^._id)] | order(order asc) {
      ${cityLinkFields}, marketSpecifics{averageWaitTime}
    }
  },
  "figures": *[_type == "pageFigures" && _id == "figures-cities"][0]{${figuresFields}}
}`)

/** The list of cities: six at the top, all of them below, by province. Provinces and their cities are sorted by `order`. */
export const getCities = contentReader(citiesQuery)

export type Cities = Awaited<ReturnType<typeof getCities>>

export type CitiesPage = NonNullable<Cities['page']>
