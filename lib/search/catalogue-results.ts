import type { SearchResult } from './global-search/types.ts'

/** Results of the search, as the catalogue shows them: everything that the header's panel may list has its place. */
export interface CatalogueResults {
  /** The slugs of the services, best first. Each has its card. */
  services: string[]
  /** By slug: the pages of a service in the cities that were asked for. They are links on its card. */
  places: Map<string, SearchResult[]>
  /** Cities, and pages that staff made. They stand above the cards. */
  pages: SearchResult[]
}

export function catalogueResults(results: readonly SearchResult[]): CatalogueResults {
  const services = [...new Set(results.flatMap(({ service }) => service ?? []))]
  const places = results.filter(({ type }) => type === 'combination')
  return {
    services,
    places: new Map(services.map((slug) => [slug, places.filter(({ service }) => service === slug)])),
    pages: results.filter(({ type }) => type === 'city' || type === 'page'),
  }
}
