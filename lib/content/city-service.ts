import 'server-only'
import { defineQuery } from 'groq'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { cityPrices, type Figure, figureOf } from '#lib/pricing/figure.ts'
import { figureName, figureText } from '#lib/pricing/figure-text.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { offersService } from '#lib/search/installer-filters.ts'
import { advertised } from './advertised.ts'
import {
  cityPriceFields,
  figuresFields,
  installerFields,
  pageFields,
  pictureFields,
  priceFields,
  projectFields,
  reviewFields,
  serviceFactFields,
  timeBandsField,
} from './fragments.ts'
import { contentReader, readContent } from './read.ts'
import { withReviewedContractors } from './reviewed-contractors.ts'

export const serviceInCitiesQuery = defineQuery(`*[_type == "service" && slug.current == $service][0]{
  _id, name, "englishName": name.en, "slug": slug.current, description, features, ${serviceFactFields},
  ${priceFields}, picture{${pictureFields}},
  "projects": *[_type == "project" && references(^._id)] | order(order asc) {${projectFields}, "city": city._ref},
  "reviews": *[_type == "review" && references(^._id)] | order(date desc)[0...6]{${reviewFields}}
}`)

export const cityOfServicesQuery = defineQuery(`*[_type == "city" && slug.current == $city][0]{
  _id, name, "slug": slug.current, province->{
    _id, code, name, tradeRules[]{"services": services[]._ref, text}
  }, averageInstallationTime, buildingConsiderations,
  majorNeighborhoods, marketSpecifics{busySeason, averageWaitTime, specializations},
  localData{averageRating, totalReviews, serviceRadius, emergencyService},
  ${cityPriceFields},
  "installers": *[_type == "installer" && references(^._id)] | order(rating desc, reviewCount desc) {
    ${installerFields}
  },
  "reviews": *[_type == "review" && references(^._id)] | order(date desc)[0...24]{${reviewFields}}
}`)

export const cityServicePageQuery = defineQuery(`{
  "page": *[_type == "cityServicePage" && _id == "cityServicePage"][0]{
    ${pageFields},
    trustBadges, highlightsHeading{title, text}, highlights[]{_key, title, text, icon}, gallery{title, text},
    installers{title, text}, whyChooseHeading{title, text}, whyChoose[]{_key, title, text, icon},
    testimonials{title, text}, neighbourhoods{title, text}
  },
  ${timeBandsField},
  "figures": *[_type == "pageFigures" && _id == "figures-city-service"][0]{${figuresFields}}
}`)

/** Reads only the services of the shown reviews, so that a changed service name expires only pages that show this name. */
export const reviewedServicesQuery = defineQuery(
  `*[_type == "service" && _id in $ids]{_id, name, "slug": slug.current}`,
)

/** The most installers on a page, so that the page stays small. The best rated are shown. */
const MOST_INSTALLERS = 24
/** The most reviews on a page. */
const MOST_REVIEWS = 6

/** The number of reviews in the section of testimonials. */
const TESTIMONIALS = 3

/** The content of the page of a service in a city; `null` when the city or the service is not published. */
export async function getCityService(params: { city: string; service: string }, lang: Language) {
  'use cache'
  const [foundService, foundCity, { page: texts, estimator, figures }] = await Promise.all([
    readService(params.service, lang),
    readCity(params.city, lang),
    readPage(lang),
  ])
  if (!foundService || !foundCity) return null
  // The result has only the chosen items of these lists, so that the cache entry stays small.
  const { projects, reviews: ofService, ...service } = foundService
  const { installers: found, reviews: ofCity, province, ...city } = foundCity
  const installers = await advertised(found, () => province?.code)

  const prices = cityPrices(city)
  const figure = figureOf(service, prices)
  const isOfService = ({ serviceRef }: { serviceRef: string | null }) => serviceRef === service._id
  const isHere = (project: { city: string | null }) => project.city === city._id
  const local = [...ofCity.filter(isOfService), ...ofCity.filter((one) => !isOfService(one))]
  const shown = local.slice(0, MOST_REVIEWS)
  const ids = [...new Set(shown.flatMap(({ serviceRef }) => serviceRef ?? []))].toSorted()
  const reviewed = localize(await readContent(reviewedServicesQuery, { ids }), lang)
  const reviews = (await withReviewedContractors(shown)).map((review) => ({
    ...review,
    service: reviewed.find(({ _id }) => _id === review.serviceRef) ?? null,
  }))
  const names = placeholdersOf({ service, city: { ...city, province }, figure }, lang)
  const page = fillPlaceholders(texts, names)
  return {
    service,
    city: { ...city, province: province && { name: province.name } },
    job: { service: service.slug, city: city.slug },
    names,
    page: page && {
      ...page,
      // A point is left out when a placeholder such as `{busySeason}` in it has no value in this city.
      highlights: page.highlights?.filter(({ title, text }) => !/\{\w+\}/.test(`${title}${text}`)),
    },
    figures,
    figure,
    bands: timeBandsOf(estimator),
    // The estimator offers only cities with a price multiplier.
    hasEstimate: prices.multiplier !== null,
    projects: [...projects.filter(isHere), ...projects.filter((one) => !isHere(one))],
    hasInstallers: installers.length > 0,
    installers: installers
      .filter(({ specialties, specialtyKeys }) =>
        offersService(
          withoutMarks([...(specialties ?? []), ...(specialtyKeys ?? [])]),
          withoutMarks([service.name, service.englishName]),
        ),
      )
      .slice(0, MOST_INSTALLERS),
    reviews,
    testimonials: testimonialsOf(
      reviews,
      (await withReviewedContractors(ofService)).map((review) => ({ ...review, service })),
    ),
  }
}

/** The data of a service for its pages in all cities. It has a cache entry of its own, because these pages share it. */
async function readService(service: string, lang: Language) {
  'use cache'
  return localize(await readContent(serviceInCitiesQuery, { service }), lang)
}

/** The data of a city for the pages of all services. It has a cache entry of its own, because these pages share it. */
async function readCity(city: string, lang: Language) {
  'use cache'
  return localize(await readContent(cityOfServicesQuery, { city }), lang)
}

const readPage = contentReader(cityServicePageQuery)

export type CityServiceContent = NonNullable<Awaited<ReturnType<typeof getCityService>>>

interface Subject {
  service: { _id: string; name: string | null }
  city: Omit<NonNullable<Awaited<ReturnType<typeof readCity>>>, 'installers' | 'reviews'>
  figure: Figure | null
}

/** The values for names in braces in the page's texts. A name without a value is left out. */
function placeholdersOf({ service, city, figure }: Subject, lang: Language): Record<string, string> {
  const { busySeason, averageWaitTime, specializations } = city.marketSpecifics ?? {}
  const values = {
    service: service.name,
    city: city.name,
    priceRange: figureText(figure, lang),
    priceName: figureName(figure, getDictionary(lang).money),
    averageWait: averageWaitTime,
    busySeason,
    building: city.buildingConsiderations?.[0],
    specializations: specializations?.join(' · '),
    regulation: city.province?.tradeRules?.find(({ services }) => services?.includes(service._id))?.text,
  }
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/**
 * Reviews of the city in their order, then those of the service in other cities. Low ratings count like high ones: to advertise
 * with chosen reviews would mislead (docs/product.md, Reviews).
 */
function testimonialsOf<Review extends { _id: string }>(local: Review[], elsewhere: Review[]): Review[] {
  const once = new Map([...local, ...elsewhere].map((review) => [review._id, review]))
  return [...once.values()].slice(0, TESTIMONIALS)
}
