import { fillPlaceholders } from '../../i18n/fill-placeholders.ts'
import { ELSEWHERE } from '../../places/elsewhere.ts'
import { postalCodeIn } from '../../places/postal-code.ts'
import { figureOf, mostJobsOf } from '../../pricing/figure.ts'
import { wordsOf } from '../words-of.ts'
import {
  countGlobalFilters,
  type Filtered,
  type GlobalFilters,
  NO_GLOBAL_FILTERS,
  passes,
} from './filters.ts'
import { type Changes, createFinder, type Understood } from './finder.ts'
import { stem } from './stem.ts'
import type {
  Candidate,
  CityOfPostalCode,
  Combination,
  IndexedCity,
  IndexedPage,
  IndexedService,
  SearchIndex,
  SearchResult,
} from './types.ts'
import { areTelling, isCommon, isRepair } from './words.ts'

/** How many services and cities stand before the found landing pages. Visitors look for services and cities more often. */
const BEFORE_PAGES = 3

/** How many letters tell a trade: plumber and plumbing, plombier and plomberie. */
const TRADE = 5

export interface FoundResults {
  understood: Understood
  /** The words of the query with a meaning, without its place, and whether one asks for a repair. */
  words: readonly string[]
  isRepair: boolean
  /** Where nothing was found: the services that are nearest to the query, in its city if it names one. */
  nearest: SearchResult[]
  /** All results, best first. */
  results: SearchResult[]
  /** The number of results that the filters hide. */
  hidden: number
}

export interface ResultWords {
  /** The title of a service in a city, with `{service}` and `{city}`. */
  combination: string
  /** The description of a city, with `{city}` and `{province}`. */
  city: string
}

export interface GlobalSearch {
  /** A missing filter is not applied. */
  search: (query: string, filters: Readonly<Partial<GlobalFilters>>, changes?: Changes) => FoundResults
  /** Loads the table of postal codes, once, for a query that has one. Resolves to whether it was loaded now. */
  prepare: (query: string) => Promise<boolean>
  /** The slugs of a few services that are similar to a query without results. */
  nearest: (query: string) => string[]
}

/**
 * Makes the search of the header, the catalogue and the city finder (docs/product.md, Search) from the index that the server
 * sent. With chosen cities but without a text, it finds every service in these cities.
 * @param knownAreas The table of postal codes, on the server. Browsers load it when it is needed (`prepare`).
 */
export function createGlobalSearch(
  index: SearchIndex,
  words: ResultWords,
  knownAreas?: CityOfPostalCode,
): GlobalSearch {
  const { find, nearest } = createFinder(index)
  const titles = new Map(index.categories.map(({ slug, title }) => [slug, title]))

  let cityOfPostalCode = knownAreas

  async function prepare(query: string): Promise<boolean> {
    if (cityOfPostalCode || !postalCodeIn(query)) return false
    const areas = await import('../../places/postal-areas.ts').catch(() => null)
    cityOfPostalCode = areas?.cityOfPostalCode
    return areas !== null
  }

  function search(query: string, set: Readonly<Partial<GlobalFilters>>, changes: Changes = {}): FoundResults {
    const filters = { ...NO_GLOBAL_FILTERS, ...set }
    const chosen = index.cities.filter(({ slug }) => filters.cities.includes(slug))
    const isBlank = query.trim() === '' && chosen.length > 0
    const { candidates: named, understood, words: asked } = find(query, changes, cityOfPostalCode)
    const candidates = isBlank ? index.services.map(asCandidate) : named
    const kept = candidates.map((candidate) =>
      inCities(candidate, chosen).filter((one) => passes(partsOf(one), filters)),
    )
    const found = kept.flat().map((candidate) => toResult(candidate, titles, words))
    const pages = countGlobalFilters(filters) === 0 ? findPages(index.pages, asked) : []
    const results = uniqueByUrl([...found.slice(0, BEFORE_PAGES), ...pages, ...found.slice(BEFORE_PAGES)])
    const { city } = understood
    const place = city && city !== ELSEWHERE ? [city] : []
    const near = results.length > 0 || query.trim() === '' ? [] : nearest(query).map(asCandidate)
    return {
      understood,
      words: asked,
      isRepair: asked.some(isRepair),
      nearest: near.flatMap((one) => inCities(one, place)).map((one) => toResult(one, titles, words)),
      results,
      hidden: kept.filter((candidates) => candidates.length === 0).length,
    }
  }

  return { search, prepare, nearest: (query) => nearest(query).map(({ slug }) => slug) }
}

/** The pages whose title, in either language, has a form of each of the words, or a word that begins with it. */
function findPages(pages: readonly IndexedPage[], words: readonly string[]): SearchResult[] {
  if (!areTelling(words)) return []
  const required = words.filter((word) => !isCommon(word)).map(stem)
  return pages
    .filter(({ title, also = '', isEmergency }) => {
      const named = wordsOf(`${title} ${also}`).map(stem)
      return required.every((word) =>
        named.some((other) => other.startsWith(isEmergency ? word.slice(0, TRADE) : word)),
      )
    })
    .map(({ path, title, description = '', isGuide }) => ({
      type: isGuide ? 'guide' : 'page',
      service: null,
      city: null,
      title,
      description,
      url: path,
      figure: null,
      category: '',
      urgent: false,
      exact: false,
    }))
}

const asCandidate = (service: IndexedService): Candidate => ({ type: 'service', service })

/** When cities are chosen, a service is replaced by its pages in these cities, and other cities are left out. */
function inCities(candidate: Candidate, chosen: IndexedCity[]): Candidate[] {
  if (chosen.length === 0) return [candidate]
  if (candidate.type !== 'service') return chosen.includes(candidate.city) ? [candidate] : []
  const { service } = candidate
  return chosen.map((city): Combination => ({ type: 'combination', service, city, exact: false }))
}

/** The parts of a candidate that the filters need. */
function partsOf(candidate: Candidate): Filtered {
  const service = candidate.type === 'city' ? undefined : candidate.service
  const city = candidate.type === 'service' ? undefined : candidate.city
  return { service, city, price: service ? priceOf(service, city) : null }
}

/** The price of a service in a city, or in Canada. */
export const priceOf = ({ slug, price, fees }: IndexedService, city?: IndexedCity) =>
  figureOf({ _id: slug, priceRange: price, compulsoryFees: fees ?? null }, city)

function toResult(candidate: Candidate, titles: Map<string, string>, words: ResultWords): SearchResult {
  if (candidate.type === 'city') {
    const { name, province, slug, price } = candidate.city
    return {
      type: 'city',
      service: null,
      city: slug,
      title: name,
      description: fillPlaceholders(words.city, { city: name, province }),
      url: `/city/${slug}`,
      figure: mostJobsOf({ name, pricingRange: price }),
      category: province,
      urgent: false,
      exact: false,
    }
  }
  const { type, service } = candidate
  const { name, slug } = service
  const inCity = type === 'combination' ? candidate.city : undefined
  return {
    type,
    service: slug,
    city: inCity?.slug ?? null,
    title: inCity ? fillPlaceholders(words.combination, { service: name, city: inCity.name }) : name,
    description: service.description,
    url: inCity ? `/${inCity.slug}/${slug}` : `/${slug}`,
    figure: priceOf(service, inCity),
    category: titles.get(service.category) ?? '',
    urgent: service.urgent === true,
    exact: type === 'combination' && candidate.exact,
  }
}

/**
 * Removes results whose address is in the list already: a service is replaced by its pages in the chosen cities, and one of
 * these pages may have been found as well.
 */
function uniqueByUrl(results: SearchResult[]): SearchResult[] {
  const seen = new Set<string>()
  return results.filter(({ url }) => !seen.has(url) && seen.add(url))
}
