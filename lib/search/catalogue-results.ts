import { ELSEWHERE } from '../places/elsewhere.ts'
import type { CatalogueState } from './catalogue-filters.ts'
import type { GlobalSearch } from './global-search/search.ts'
import type { SearchResult } from './global-search/types.ts'

/** The results of the search for the catalogue, grouped by where they are shown. */
export interface CatalogueResults {
  /** The slugs of the services, best first. Each has its card. */
  services: string[]
  /** By slug: the pages of a service in the searched cities. They are links on its card. */
  places: Map<string, SearchResult[]>
  /** Cities, pages made by staff, and guides. They are shown above the cards. */
  pages: SearchResult[]
  /** The city that the text names; `null` when it names none, or none of the site. */
  city: {
    slug: string
    name: string
    /** The words of the text that have a meaning, without the city. */
    without: string
  } | null
  /** Whether the text asks for a repair. */
  isRepair: boolean
  /** The slugs of services for `nearestServices`: the results, or else similar services. */
  near: string[]
}

/** What a state searches for, the text and the cities, as one text. It is empty when nobody searches. */
export function searchOf({ search, cities }: CatalogueState): string {
  return [search.trim(), ...cities].filter((part) => part !== '').join()
}

/** The results for the text and the cities of a state. The server and the browser search in the same way. */
export function searchCatalogue(
  { search, nearest }: GlobalSearch,
  { search: text, cities }: CatalogueState,
): CatalogueResults {
  const { results, understood, words, isRepair } = search(text.trim(), { cities })
  const { services, ...others } = catalogueResults(results)
  const city = understood.city === ELSEWHERE ? null : understood.city
  return {
    services,
    ...others,
    city: city && { slug: city.slug, name: city.name, without: words.join(' ') },
    isRepair,
    near: services.length > 0 ? services : nearest(text),
  }
}

export function catalogueResults(
  results: readonly SearchResult[],
): Pick<CatalogueResults, 'services' | 'places' | 'pages'> {
  const services = [...new Set(results.flatMap(({ service }) => service ?? []))]
  const places = results.filter(({ type }) => type === 'combination')
  return {
    services,
    places: new Map(services.map((slug) => [slug, places.filter(({ service }) => service === slug)])),
    pages: results.filter(({ service }) => service === null),
  }
}
