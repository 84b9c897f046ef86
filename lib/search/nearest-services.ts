import {
  type CatalogueEntry,
  type CatalogueState,
  listServices,
  NO_FILTERS,
  SORTS,
} from './catalogue-filters.ts'

/** The number of services that are offered when the filters leave none. */
const NEAREST = 6

/**
 * The slugs of services that are offered when the filters leave none, those of the chosen categories first.
 * @param near The results of the search or similar services, best first; `null` when there is no search.
 */
export function nearestServices(
  entries: readonly CatalogueEntry[],
  { chip, categories }: CatalogueState,
  near: readonly string[] | null,
): string[] {
  const wantedOf = (filters: Partial<CatalogueState>) =>
    listServices(entries, { ...NO_FILTERS, sort: SORTS[0], ...filters }, near)
  return [...new Set([...wantedOf({ chip, categories }), ...wantedOf({})])].slice(0, NEAREST)
}
