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
  return {
    services: [...new Set(results.flatMap(({ service }) => service ?? []))],
    places: Map.groupBy(
      results.filter(({ type }) => type === 'combination'),
      ({ service }) => service ?? '',
    ),
    pages: results.filter(({ type }) => type === 'city' || type === 'page'),
  }
}
