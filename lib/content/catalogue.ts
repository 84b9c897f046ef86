import 'server-only'
import { defineQuery } from 'groq'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import {
  cityLinkFields,
  cityPriceFields,
  pageFields,
  serviceCardFields,
  servicesByPopularity,
} from './fragments.ts'
import { readContent } from './read.ts'

export const catalogueQuery = defineQuery(`{
  "page": *[_type == "servicesPage" && _id == "servicesPage"][0]{
    ${pageFields},
    countLabel,
    cityFinder{title, text}, "finderCities": finderCities[]->{${cityLinkFields}, ${cityPriceFields}},
    popularLocationsTitle,
    popularLocations[]{_key, label, service->{_id, "slug": slug.current}, city->{_id, "slug": slug.current}},
    specialty{title, text}, "specialtyServices": specialtyServices[]->{${serviceCardFields}},
    catalogue{title, text}, availabilityNote,
    statistics{title, text}, statisticsLabels{total, licensed, quick, categories, categoriesValue},
    popular{title, text}, "popularServices": popularServices[]->{${serviceCardFields}}
  },
  "services": *[_type == "service" && defined(slug.current)] | ${servicesByPopularity} {
    ${serviceCardFields}
  },
  "categories": *[_type == "category" && defined(slug.current)] | order(order asc) {
    _id, title, chipLabel, aliases, "slug": slug.current
  }
}`)

/** The catalogue: its page's texts, every service and every category, in the order they are shown. */
export async function getCatalogue(lang: Language) {
  'use cache'
  const catalogue = localize(await readContent(catalogueQuery), lang)
  const names = { serviceCount: getFormatters(lang).number(catalogue.services.length) }
  return { ...fillPlaceholders(catalogue, names), names }
}

export type Catalogue = Awaited<ReturnType<typeof getCatalogue>>

export type CataloguePage = NonNullable<Catalogue['page']>
