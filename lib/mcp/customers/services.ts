import 'server-only'
import { getSearch } from '#lib/content/search.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { priceOf as figureOfService } from '#lib/search/global-search/search.ts'
import type { IndexedCity, IndexedService, SearchIndex } from '#lib/search/global-search/types.ts'
import { pageAddress } from '#lib/seo/address.ts'
import { ToolRefusal } from '../answer.ts'
import { priceOf } from './prices.ts'

export interface ServicesAsked {
  query?: string | undefined
  category?: string | undefined
  city?: string | undefined
  most: number
}

/** The services that fit a query and a category, best first, with their prices in a city or in Canada. */
export async function findServices({ query, category, city, most }: ServicesAsked, lang: Language) {
  const { index, search } = await getSearch(lang)
  const place = city === undefined ? undefined : cityIn(index, city)
  if (category !== undefined && index.categories.every(({ slug }) => slug !== category)) {
    throw unknown('category', category, index.categories)
  }
  const found = query ? servicesFor(query, search(query, {}), index) : index.services
  return found
    .filter((service) => category === undefined || service.category === category)
    .slice(0, most)
    .map((service) => describeService(service, place, lang))
}

/** The cities, in the order of the site, perhaps of one province. */
export async function findCities(province: string | undefined, lang: Language) {
  const { index } = await getSearch(lang)
  const wanted = province?.toUpperCase()
  return index.cities
    .filter(({ code }) => wanted === undefined || code === wanted)
    .map(({ slug, name, province: provinceName, code, emergency, unlisted }) => ({
      city: slug,
      province: code,
      hasEmergencyService: emergency === true,
      hasListedInstallers: unlisted !== true,
      page: pageAddress(`/city/${slug}`, lang),
      content: { name, province: provinceName },
    }))
}

/** The city with a slug. Throws a ToolRefusal that names the cities when there is none. */
export function cityIn(index: SearchIndex, slug: string): IndexedCity {
  const city = index.cities.find((one) => one.slug === slug)
  if (!city) throw unknown('city', slug, index.cities)
  return city
}

/** The refusal of a slug that the site does not have, with those that it has. */
export function unknown(what: string, slug: string, known: readonly { slug: string }[]): ToolRefusal {
  return new ToolRefusal(
    `There is no ${what} "${slug}". Known are: ${known.map((one) => one.slug).join(', ')}.`,
  )
}

function servicesFor(
  query: string,
  { results, nearest }: { results: { service: string | null }[]; nearest: { service: string | null }[] },
  { services }: SearchIndex,
): IndexedService[] {
  const slugs = new Set([...results, ...nearest].map(({ service }) => service))
  const found = [...slugs].flatMap((slug) => services.find((service) => service.slug === slug) ?? [])
  if (found.length === 0)
    throw new ToolRefusal(`No service fits "${query}". Ask without a query for all of them.`)
  return found
}

const describeService = (service: IndexedService, city: IndexedCity | undefined, lang: Language) => ({
  service: service.slug,
  category: service.category,
  needsLicence: service.licensed === true,
  price: priceOf(figureOfService(service, city), lang),
  page: pageAddress(city ? `/${city.slug}/${service.slug}` : `/${service.slug}`, lang),
  content: { name: service.name, description: service.description },
})
