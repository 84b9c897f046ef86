import {
  type CatalogueEntry,
  type CatalogueState,
  listServices,
  NO_FILTERS,
  SORTS,
} from './catalogue-filters.ts'

/** How many services are offered where the filters leave none. */
const NEAREST = 6

/**
 * The slugs of the services that are offered where the filters leave none, those of the chosen categories first.
 * @param near What the search found or comes near to it, best first; `null` when nothing is searched for.
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
