import {
  type CatalogueEntry,
  type CatalogueState,
  listServices,
  NO_FILTERS,
  SORTS,
} from './catalogue-filters.ts'
import type { SearchResult } from './global-search/types.ts'

/** Results of the search, as the catalogue shows them: everything that the header's panel may list has its place. */
export interface CatalogueResults {
  /** The slugs of the services, best first. Each has its card. */
  services: string[]
  /** By slug: the pages of a service in the cities that were asked for. They are links on its card. */
  places: Map<string, SearchResult[]>
  /** Cities. They stand above the cards. */
  cities: SearchResult[]
}

export function catalogueResults(results: readonly SearchResult[]): CatalogueResults {
  return {
    services: [...new Set(results.flatMap(({ service }) => service ?? []))],
    places: Map.groupBy(
      results.filter(({ type }) => type === 'combination'),
      ({ service }) => service ?? '',
    ),
    cities: results.filter(({ type }) => type === 'city'),
  }
}

/** How many services are offered where the filters leave none. */
const NEAREST = 6

/** The slugs of the services that are offered where the filters leave none: of the wanted ones, those of the chosen categories first. */
export function nearestServices(
  entries: readonly CatalogueEntry[],
  { chip, categories }: CatalogueState,
  wanted: readonly string[],
): string[] {
  const wantedOf = (filters: Partial<CatalogueState>) =>
    listServices(entries, { ...NO_FILTERS, sort: SORTS[0], ...filters }, wanted)
  return [...new Set([...wantedOf({ chip, categories }), ...wantedOf({})])].slice(0, NEAREST)
}
