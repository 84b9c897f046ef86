import { fillPlaceholders } from '../../i18n/fill-placeholders.ts'
import { figureOf, mostJobsOf } from '../../pricing/figure.ts'
import { type GlobalFilters, passes } from './filters.ts'
import { createFinder } from './finder.ts'
import type { Candidate, Combination, IndexedCity, SearchIndex, SearchResult } from './types.ts'

/** How many results are shown. */
const MAX_RESULTS = 8

export interface FoundResults {
  results: SearchResult[]
  /** How many the filters hide. */
  hidden: number
}

export interface ResultWords {
  /** With `{service}` and `{city}`. */
  combination: string
  /** With `{city}` and `{province}`. */
  city: string
}

/** `null` when no filter was set. */
export type GlobalSearch = (query: string, filters: GlobalFilters | null) => FoundResults

/** Makes the search of the header (docs/product.md, Search) from the index that the server sent. */
export function createGlobalSearch(index: SearchIndex, words: ResultWords): GlobalSearch {
  const find = createFinder(index)
  const titles = new Map(index.categories.map(({ slug, title }) => [slug, title]))

  return (query, filters) => {
    const kept = find(query).map((candidate) =>
      filters ? whatIsLeft(candidate, filters, index.cities) : [candidate],
    )
    const results = kept.flat().map((candidate) => toResult(candidate, titles, words))
    return {
      results: uniqueByUrl(results).slice(0, MAX_RESULTS),
      hidden: kept.filter((candidates) => candidates.length === 0).length,
    }
  }
}

/**
 * Price, category and licence are filters of services, alone or in a city. Chosen cities are a filter of cities. When
 * cities are chosen, a service is replaced by its pages in those cities.
 */
function whatIsLeft(candidate: Candidate, filters: GlobalFilters, cities: IndexedCity[]): Candidate[] {
  const isChosen = ({ slug }: IndexedCity) => filters.cities.length === 0 || filters.cities.includes(slug)
  if (candidate.type !== 'service' && !isChosen(candidate.city)) return []
  if (candidate.type === 'city') return [candidate]
  const { type, service } = candidate
  if (!passes(service, filters)) return []
  if (type === 'combination' || filters.cities.length === 0) return [candidate]
  return cities
    .filter(isChosen)
    .map((city): Combination => ({ type: 'combination', service, city, exact: false }))
}

function toResult(candidate: Candidate, titles: Map<string, string>, words: ResultWords): SearchResult {
  if (candidate.type === 'city') {
    const { name, province, slug, price } = candidate.city
    return {
      type: 'city',
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
  const inCity = type === 'combination' ? candidate.city : null
  return {
    type,
    title: inCity ? fillPlaceholders(words.combination, { service: name, city: inCity.name }) : name,
    description: service.description,
    url: inCity ? `/${inCity.slug}/${slug}` : `/${slug}`,
    figure: figureOf({ _id: service._id, priceRange: service.price }, inCity),
    category: titles.get(service.category) ?? '',
    urgent: service.urgent === true,
    exact: type === 'combination' && candidate.exact,
  }
}

/**
 * Removes results with an address that is in the list already: a service replaced by its pages in the chosen cities
 * may add one that was found by itself.
 */
function uniqueByUrl(results: SearchResult[]): SearchResult[] {
  const seen = new Set<string>()
  return results.filter(({ url }) => !seen.has(url) && seen.add(url))
}
