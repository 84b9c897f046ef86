import 'server-only'
import { defineQuery } from 'groq'
import { hasSampleFigures } from '#lib/evidence/samples.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { nameInSentence } from '#lib/i18n/name-in-sentence.ts'
import { comparedServices } from '#lib/pricing/compared-services.ts'
import { cityPrices, type Figure, figureOf } from '#lib/pricing/figure.ts'
import { figureName, figureText } from '#lib/pricing/figure-text.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { offersService } from '#lib/search/installer-filters.ts'
import { mentions, namesService } from '#lib/search/mentions.ts'
import { advertised } from './advertised.ts'
import { getNextFree } from './availability.ts'
import { getCostPairs } from './cost-pairs.ts'
import {
  cityPriceFields,
  comparedFields,
  figuresFields,
  guaranteeField,
  guideLinks,
  installerFields,
  pageFields,
  pictureFields,
  projectFields,
  reviewFields,
  timeBandsField,
} from './fragments.ts'
import { inProvince } from './licence-in-province.ts'
import { readContent } from './read.ts'
import { withReviewedContractors } from './reviewed-contractors.ts'

export const serviceInCitiesQuery = defineQuery(`*[_type == "service" && slug.current == $service][0]{
  ${comparedFields}, "englishName": name.en, description, features, picture{${pictureFields}},
  localConsiderations[]{_key, title, text, icon, "english": [title.en, text.en]},
  category->{
    _id, title, "slug": slug.current, warrantyMonths,
    "related": *[_type == "service" && references(^._id) && slug.current != $service]
      | order(catalogueNumber asc){${comparedFields}}
  },
  "guides": ${guideLinks},
  "projects": *[_type == "project" && references(^._id)] | order(order asc) {${projectFields}, "city": city._ref},
  "reviews": *[_type == "review" && references(^._id)] | order(date desc)[0...6]{${reviewFields}}
}`)

export const cityOfServicesQuery = defineQuery(`*[_type == "city" && slug.current == $city][0]{
  _id, name, "englishName": name.en, "slug": slug.current, province->{
    _id, code, name, "englishName": name.en, tradeRules[]{trade, "services": services[]._ref, text}
  }, averageInstallationTime,
  "buildings": buildingConsiderations[]{"text": @, "english": en},
  majorNeighborhoods, "popularServices": popularServices[]._ref, marketSpecifics{busySeason, averageWaitTime},
  localData{averageRating, totalReviews, businessHours, emergencyService},
  ${cityPriceFields}, evidence{by, source, until},
  "installers": *[_type == "installer" && references(^._id)] | order(rating desc, reviewCount desc) {
    ${installerFields}
  }
}`)

/** The reviews of one service in one city. */
export const reviewsOfPairQuery = defineQuery(
  `*[_type == "review" && service._ref == $service && city._ref == $city] | order(date desc)[0...6]{${reviewFields}}`,
)

export const cityServicePageQuery = defineQuery(`{
  "page": *[_type == "cityServicePage" && _id == "cityServicePage"][0]{
    ${pageFields},
    empty{title, text}, trustBadges,
    highlightsHeading{title, text}, highlights[]{_key, title, text, icon},
    gallery{title, text}, outside{title, text}, installers{title, text}, other{title, text},
    comparison{title, text}, guides{title, text}, whyChooseHeading{title, text}, whyChoose[]{_key, title, text, icon},
    testimonials{title, text}, neighbourhoods{title, text}
  },
  ${timeBandsField}, ${guaranteeField},
  "figures": *[_type == "pageFigures" && _id == "figures-city-service"][0]{${figuresFields}, evidence{by, source}}
}`)

/** The most installers on a page, so that the page stays small. The best rated are shown. */
const MOST_INSTALLERS = 24
/** The number of reviews in the section of testimonials. */
const TESTIMONIALS = 3

/** The content of the page of a service in a city; `null` when the city or the service is not published. */
export async function getCityService(params: { city: string; service: string }, lang: Language) {
  'use cache'
  const [foundService, foundCity, { page: texts, estimator, figures, areFiguresSamples, guarantee }] =
    await Promise.all([readService(params.service, lang), readCity(params.city, lang), readPage(lang)])
  if (!foundService || !foundCity) return null
  // The result has only the chosen items of these lists, so that the cache entry stays small.
  const { projects, reviews: ofService, localConsiderations, category, guides, ...flagged } = foundService
  // The evidence is read because it decides whether there is a page about costs: a change of it expires this page.
  const { installers: found, province, popularServices, buildings, evidence: _, ...city } = foundCity
  const [compared = flagged, ...others] = comparedServices(flagged, category, guarantee)
  const service = inProvince({ ...flagged, warrantyMonths: compared.warrantyMonths }, province)
  const named = await advertised(found, () => province?.code)
  const installers = named
    .filter(({ specialties, specialtyKeys }) =>
      offersService(
        withoutMarks([...(specialties ?? []), ...(specialtyKeys ?? [])]),
        withoutMarks([service.name, service.englishName]),
      ),
    )
    .slice(0, MOST_INSTALLERS)
  const ofPair = localize(
    await readContent(reviewsOfPairQuery, { service: service._id, city: city._id }),
    lang,
  )
  const local = await withReviewedContractors(ofPair)
  const elsewhere = (await withReviewedContractors(ofService)).filter(
    ({ _id }) => !local.some((review) => review._id === _id),
  )
  const localProjects = projects.filter((project) => project.city === city._id)
  const shownProjects = localProjects.length > 0 ? localProjects : projects
  const prices = cityPrices(city)
  const figure = figureOf(service, prices)
  const names = placeholdersOf(
    {
      service,
      city,
      province,
      figure,
      installers,
      places: shownProjects.flatMap(({ location }) => location ?? []),
      isPopular: popularServices?.includes(service._id) ?? false,
      building: buildingFor(buildings, service.englishName),
    },
    lang,
  )
  const page = fillPlaceholders(texts, names)
  const isHere = ({ english }: { english: (string | null)[] }) =>
    mentions(withoutMarks(english).join(' '), withoutMarks([city.englishName, province?.englishName]))
  return {
    service,
    city: { ...city, province: province && { name: province.name } },
    job: { service: service.slug, city: city.slug },
    names,
    page: page && {
      ...page,
      highlights: [...withValues(page.highlights), ...(localConsiderations ?? []).filter(isHere)],
      whyChoose: withValues(page.whyChoose),
      gallery: localProjects.length > 0 ? page.gallery : (page.outside ?? page.gallery),
    },
    hasCosts: (await getCostPairs()).has(`${city.slug}/${service.slug}`),
    nextFree: await getNextFree({ service: service.slug, city: city.slug, province: province?.code ?? null }),
    figures,
    areFiguresSamples,
    figure,
    prices,
    bands: timeBandsOf(estimator),
    // The estimator offers only cities with a price multiplier.
    hasEstimate: prices.multiplier !== null,
    projects: shownProjects,
    hasInstallers: named.length > 0,
    installers,
    areReviewsLocal: local.length > 0,
    reviews: local.length > 0 ? local : elsewhere,
    // Each review stands once on the page.
    testimonials: local.length > 0 ? elsewhere.slice(0, TESTIMONIALS) : [],
    category: category && { title: category.title, slug: category.slug },
    others: others.map((other) => inProvince(other, province)),
    guides,
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

/** The texts and figures of all these pages. */
async function readPage(lang: Language) {
  'use cache'
  const read = await readContent(cityServicePageQuery)
  return { ...localize(read, lang), areFiguresSamples: hasSampleFigures(read.figures) }
}

export type CityServiceContent = NonNullable<Awaited<ReturnType<typeof getCityService>>>

type Province = NonNullable<Awaited<ReturnType<typeof readCity>>>['province']

type Building = { text: string | null; english: string | null }

/** The first consideration about the city's buildings that names a service; `null` when none does. */
function buildingFor(buildings: Building[] | null, service: string | null): string | null {
  const name = withoutMarks(service) ?? ''
  return buildings?.find(({ english }) => namesService(withoutMarks(english) ?? '', name))?.text ?? null
}

/** The points without those that have a placeholder without a value here, such as `{busySeason}` in a city that has none. */
function withValues<Point extends { title: string | null; text: string | null }>(
  points: Point[] | null,
): Point[] {
  return (points ?? []).filter(({ title, text }) => !/\{\w+\}/.test(`${title}${text}`))
}

interface Subject {
  service: { _id: string; name: string | null; permitRequired: boolean | null }
  city: Omit<
    NonNullable<Awaited<ReturnType<typeof readCity>>>,
    'installers' | 'province' | 'popularServices' | 'buildings' | 'evidence'
  >
  province: Province
  figure: Figure | null
  /** Those listed for the service. */
  installers: { name: string | null }[]
  /** Where the shown projects are. */
  places: string[]
  isPopular: boolean
  building: string | null
}

/**
 * The values for names in braces in the page's texts. A name without a value is left out. Where nobody is listed, the page says
 * nothing about how soon and at what hours installers come.
 */
function placeholdersOf(subject: Subject, lang: Language): Record<string, string> {
  const { service, city, province, figure, installers, places, isPopular, building } = subject
  const { busySeason, averageWaitTime } = city.marketSpecifics ?? {}
  const [alone, ...others] = installers
  const isListed = installers.length > 0
  const { number, plural, list } = getFormatters(lang)
  const { money, cityPages } = getDictionary(lang)
  const values = {
    service: service.name,
    job: nameInSentence(service.name ?? ''),
    city: city.name,
    priceRange: figureText(figure, lang),
    priceName: figureName(figure, money),
    averageWait: isListed && averageWaitTime,
    busySeason,
    hours: isListed && city.localData?.businessHours,
    building,
    popular: isPopular && service.name,
    permit: service.permitRequired && service.name,
    regulation: province?.tradeRules?.find(({ services }) => services?.includes(service._id))?.text,
    listed:
      others.length > 0 &&
      fillPlaceholders(plural(installers.length, cityPages.listed), { count: number(installers.length) }),
    alone: others.length === 0 && alone?.name,
    place: list([...new Set(places)]),
  }
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
