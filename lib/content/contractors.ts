import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { offersService } from '#lib/search/installer-filters.ts'
import { advertised } from './advertised.ts'
import { getCityLinks } from './city-links.ts'
import {
  advertisedFields,
  figuresFields,
  installerFields,
  pageFields,
  pictureFields,
  provinceOfCityFields,
} from './fragments.ts'
import { readContent } from './read.ts'

/** The most installers on the page. The best rated are shown. */
const MOST_INSTALLERS = 100

export const contractorsQuery = defineQuery(`{
  "page": *[_type == "contractorsPage" && _id == "contractorsPage"][0]{
    ${pageFields},
    finder{title, text},
    featured{title, text},
    "contractors": contractors[]->{
      _id, name, key, location, rating, reviews, specialties, yearsExperience, licensed, insured, responseTime,
      ${advertisedFields}, city->{_id, ${provinceOfCityFields}}, picture{${pictureFields}}
    },
    figures{title, text},
    explainer{title, text}, steps[]{_key, title, text}
  },
  "installers": *[_type == "installer" && defined(city)] | order(rating desc, reviewCount desc)[0...${MOST_INSTALLERS}] {
    ${installerFields}, city->{_id, name, "slug": slug.current, ${provinceOfCityFields}}
  },
  "services": *[_type == "service"]{_id, name, "englishName": name.en, category->{_id, "slug": slug.current}},
  "categories": *[_type == "category" && defined(slug.current)] | order(order asc) {_id, title, "slug": slug.current},
  "figures": *[_type == "pageFigures" && _id == "figures-contractors"][0]{${figuresFields}}
}`)

/** The page of contractors: installers with their categories, and the featured contractors. */
export async function getContractors(lang: Language) {
  'use cache'
  const [found, cities] = await Promise.all([readContent(contractorsQuery), getCityLinks(lang)])
  const { installers, services, page, ...content } = localize(found, lang)
  const contractors = await advertised(page?.contractors ?? [], provinceOf)
  /** The categories of an installer's services, as slugs. */
  const tradesOf = ({ specialties, specialtyKeys }: (typeof installers)[number]) => {
    const texts = [...(specialties ?? []), ...(specialtyKeys ?? [])]
    const offered = services.filter(({ name, englishName }) => offersService(texts, [name, englishName]))
    return [...new Set(offered.flatMap(({ category }) => category?.slug ?? []))]
  }
  return {
    ...content,
    page: page && { ...page, contractors },
    cities,
    installers: (await advertised(installers, provinceOf)).map((installer) => ({
      ...installer,
      trades: tradesOf(installer),
    })),
  }
}

const provinceOf = ({ city }: { city: { province: { code: string | null } | null } | null }) =>
  city?.province?.code

export type Contractors = Awaited<ReturnType<typeof getContractors>>
