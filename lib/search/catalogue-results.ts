import type { SearchResult } from './global-search/types.ts'

/** The results of the search for the catalogue, grouped by where they are shown. */
export interface CatalogueResults {
  /** The slugs of the services, best first. Each has its card. */
  services: string[]
  /** By slug: the pages of a service in the searched cities. They are links on its card. */
  places: Map<string, SearchResult[]>
  /** Cities, and pages made by staff. They are shown above the cards. */
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
