import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { warrantyOf } from '#lib/pricing/compared-services.ts'
import { cityPrices } from '#lib/pricing/figure.ts'
import { countsIn, lastingOn } from '#lib/pricing/sourced-text.ts'
import { type Compared, MOST_COMPARED } from '#lib/search/compared.ts'
import { siteDay } from '#lib/site-day.ts'
import { advertised } from './advertised.ts'
import { getCityLinks } from './city-links.ts'
import {
  cityLinkFields,
  cityPriceFields,
  comparedFields,
  guaranteeField,
  guideLinks,
  installerFields,
  licensingProvinceField,
  pageFields,
  provinceOfCityFields,
  ratingsFields,
  timeBandsField,
} from './fragments.ts'
import { inProvince } from './licence-in-province.ts'
import { contentReader, readContent } from './read.ts'

export const comparePageQuery = defineQuery(`{
  "page": *[_type == "comparePage" && _id == "comparePage"][0]{
    ${pageFields}, services{title, text}, installers{title, text}, form{title, text}, popular{title, text},
    groups[]{_key, title, services[]->{_id, "slug": slug.current}}
  },
  "services": *[_type == "service" && defined(slug.current)]{_id, name, "slug": slug.current},
  ${timeBandsField}, ${guaranteeField}
}`)

export const comparedServiceQuery = defineQuery(`*[_type == "service" && slug.current == $slug][0]{
  ${comparedFields}, ${ratingsFields}, figures[]{_key, label, value, until}, category->{_id, warrantyMonths},
  "guides": ${guideLinks}
}`)

export const comparedInstallerQuery = defineQuery(`*[_type == "installer" && _id == $id][0]{
  ${installerFields}, city->{_id, name, "slug": slug.current, ${provinceOfCityFields}}
}`)

export const cityOfComparisonQuery = defineQuery(`*[_type == "city" && slug.current == $city][0]{
  ${cityLinkFields}, ${cityPriceFields}, ${licensingProvinceField}
}`)

/** The page of comparisons, without what an address compares. */
export const getComparePage = contentReader(comparePageQuery)

/**
 * What an address compares. Services, installers and the city are read one by one, because there are too many combinations to
 * store a result for each.
 */
export async function getComparison(asked: Compared, lang: Language) {
  const [{ page, services: all, estimator, guarantee }, cities] = await Promise.all([
    getComparePage(lang),
    getCityLinks(lang),
  ])
  const known = asked.services.filter((slug) => all.some((service) => withoutMarks(service.slug) === slug))
  const isCity = cities.some(({ slug }) => withoutMarks(slug) === asked.city)
  const [found, here, named] = await Promise.all([
    Promise.all(known.slice(0, MOST_COMPARED).map((slug) => readService(slug, lang))),
    isCity ? readCity(asked.city, lang) : null,
    Promise.all(asked.installers.map((id) => readInstaller(id, lang))),
  ])
  const installers = named.filter((installer) => installer !== null)
  // A page without a comparison is stored, so it must not depend on the day.
  const today = found.length > 0 ? siteDay(Date.now()) : ''
  const place = here && {
    province: here.province?.name ?? '',
    provinces: cities.flatMap(({ province }) => province?.name ?? []),
  }
  const services = found
    .filter((service) => service !== null)
    .map((service) => ({
      ...(here ? inProvince(service, here.rules) : service),
      warrantyMonths: warrantyOf(service, service.category, guarantee),
      figures: lastingOn(service.figures ?? [], today).filter(({ value }) => countsIn(value ?? '', place)),
    }))
  return {
    page,
    all,
    cities,
    estimator,
    services,
    installers: installers.slice(0, MOST_COMPARED),
    city: here && { slug: here.slug, name: here.name, prices: cityPrices(here) },
    /** How many of the asked ones the site does not have, and how many are more than a table shows. */
    unknown: asked.services.length - known.length + asked.installers.length - installers.length,
    surplus: Math.max(0, known.length - MOST_COMPARED) + Math.max(0, installers.length - MOST_COMPARED),
  }
}

export type Comparison = Awaited<ReturnType<typeof getComparison>>

async function readService(slug: string, lang: Language) {
  'use cache'
  return localize(await readContent(comparedServiceQuery, { slug }), lang)
}

async function readCity(city: string, lang: Language) {
  'use cache'
  return localize(await readContent(cityOfComparisonQuery, { city }), lang)
}

/** An installer that pages may name; `null` for any other. */
async function readInstaller(id: string, lang: Language) {
  'use cache'
  const installer = localize(await readContent(comparedInstallerQuery, { id }), lang)
  const [named] = await advertised(installer ? [installer] : [], ({ city }) => city?.province?.code)
  return named ?? null
}
