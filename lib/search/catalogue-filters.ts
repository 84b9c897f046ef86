import type { PriceRange } from '../pricing/price-range.ts'
import type { Complexity } from '../pricing/time-on-site.ts'

/** The data of a service for the catalogue's filters and order (docs/product.md, Catalogue filters). */
export interface CatalogueEntry {
  slug: string
  name: string
  category: string
  complexity: Complexity | null
  licenseRequired: boolean
  permitRequired: boolean
  price: PriceRange
}

export const COMPLEXITIES = ['Easy', 'Moderate', 'Complex'] as const

/** The orders that a visitor can choose. `best`, the default, sorts by the match with the search, or else by popularity. */
export const SORTS = ['best', 'price', 'price-desc', 'name'] as const

export type Sort = (typeof SORTS)[number]

/** The filters of the catalogue. They combine with AND. */
export interface CatalogueFilters {
  /** The slug of the category whose chip (a button above the list) is chosen; empty for 'All Services'. */
  chip: string
  search: string
  /** Slugs of the cities to search in. They do not filter services. */
  cities: string[]
  categories: string[]
  complexity: Complexity[]
  licenseRequired: boolean
  permitRequired: boolean
}

export const NO_FILTERS: CatalogueFilters = {
  chip: '',
  search: '',
  cities: [],
  categories: [],
  complexity: [],
  licenseRequired: false,
  permitRequired: false,
}

/** The state of the catalogue. It is kept in the address. */
export interface CatalogueState extends CatalogueFilters {
  sort: Sort
}

/** The filters after a visitor chose a chip: all other filters are reset. The sort order is not a filter, so it stays. */
export function chooseChip(chip: string): CatalogueFilters {
  return { ...NO_FILTERS, chip }
}

/** The state without unknown categories, with slugs in place of aliases. `unknown` is the slug of an unknown chip, or empty. */
export function withKnownCategories(
  state: CatalogueState,
  categories: { slug: string; aliases: string[] }[],
) {
  const known = (slug: string) =>
    categories.find((category) => category.slug === slug || category.aliases.includes(slug))?.slug
  return {
    state: {
      ...state,
      chip: known(state.chip) ?? '',
      categories: [...new Set(state.categories.flatMap((slug) => known(slug) ?? []))],
    },
    unknown: known(state.chip) === undefined ? state.chip : '',
  }
}

/**
 * The slugs of the shown services, in their order.
 * @param found The results of the search, best first; `null` when there is no search.
 * @param locale For the order by name.
 */
export function listServices(
  entries: readonly CatalogueEntry[],
  state: CatalogueState,
  found: readonly string[] | null,
  locale?: string,
): string[] {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
  const searched = found ? found.flatMap((slug) => bySlug.get(slug) ?? []) : entries
  return searched
    .filter((entry) => matches(entry, state))
    .sort(orders(locale)[state.sort])
    .map(({ slug }) => slug)
}

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

function matches(entry: CatalogueEntry, filters: CatalogueFilters): boolean {
  return (
    (filters.chip === '' || entry.category === filters.chip) &&
    (filters.categories.length === 0 || filters.categories.includes(entry.category)) &&
    (filters.complexity.length === 0 ||
      (entry.complexity !== null && filters.complexity.includes(entry.complexity))) &&
    (!filters.licenseRequired || entry.licenseRequired) &&
    (!filters.permitRequired || entry.permitRequired)
  )
}

function orders(locale?: string): Record<Sort, (one: CatalogueEntry, other: CatalogueEntry) => number> {
  return {
    best: () => 0,
    price: (one, other) => one.price.min - other.price.min || one.price.max - other.price.max,
    'price-desc': (one, other) => other.price.max - one.price.max || other.price.min - one.price.min,
    name: (one, other) => one.name.localeCompare(other.name, locale),
  }
}

/** The number of applied filters. The search counts as one; the chip does not count. */
export function countFilters(filters: CatalogueFilters): number {
  const single = [filters.search.trim() !== '', filters.licenseRequired, filters.permitRequired]
  return (
    filters.cities.length +
    filters.categories.length +
    filters.complexity.length +
    single.filter(Boolean).length
  )
}

/** The names of the parameters that keep the state in an address: `?q=tv&sort=price`. */
export const FILTER_NAMES = [
  'category',
  'q',
  'city',
  'categories',
  'complexity',
  'licensed',
  'permit',
  'sort',
] as const

/** The greatest length of a search, in characters. */
export const LONGEST_SEARCH = 100

/** The greatest length of the slug of a category in an address, in characters. */
const LONGEST_SLUG = 80

/** The greatest numbers of cities and of categories. Each card has a link for each city. */
const MOST_CITIES = 10
const MOST_CATEGORIES = 50

/** Reads the state from an address's query. Unknown values are ignored. A form without scripts repeats the name of a list. */
export function readFilters(query: URLSearchParams): CatalogueState {
  const list = (name: string) => {
    const values = query.getAll(name).flatMap((text) => text.split(','))
    return [...new Set(values.filter((value) => value !== '' && value.length <= LONGEST_SLUG))]
  }
  return {
    chip: (query.get('category') ?? '').slice(0, LONGEST_SLUG),
    search: (query.get('q') ?? '').slice(0, LONGEST_SEARCH),
    cities: list('city').slice(0, MOST_CITIES),
    categories: list('categories').slice(0, MOST_CATEGORIES),
    complexity: COMPLEXITIES.filter((level) => list('complexity').includes(level)),
    licenseRequired: query.get('licensed') === 'yes',
    permitRequired: query.get('permit') === 'yes',
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? SORTS[0],
  }
}

/** Writes the state into a query and keeps the rest of the query, such as the language. */
export function writeFilters(state: CatalogueState, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query)
  const values: Record<(typeof FILTER_NAMES)[number], string> = {
    category: state.chip,
    q: state.search,
    city: state.cities.join(','),
    categories: state.categories.join(','),
    complexity: state.complexity.join(','),
    licensed: state.licenseRequired ? 'yes' : '',
    permit: state.permitRequired ? 'yes' : '',
    sort: state.sort === SORTS[0] ? '' : state.sort,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === '') written.delete(name)
    else written.set(name, value)
  }
  return written
}
