import { fold } from './fold.ts'

/** What the catalogue's filters look at (docs/product.md, Catalogue filters). */
export interface CatalogueEntry {
  slug: string
  name: string
  description: string
  features: string[]
  category: { slug: string; title: string }
  complexity: Complexity | null
  licenseRequired: boolean
  permitRequired: boolean
}

export const COMPLEXITIES = ['Easy', 'Moderate', 'Complex'] as const

export type Complexity = (typeof COMPLEXITIES)[number]

/** The state of the catalogue. All parts combine with AND. */
export interface CatalogueFilters {
  /** The chosen chip; empty is 'All Services'. */
  chip: string
  search: string
  categories: string[]
  complexity: Complexity[]
  /** Unset or true. */
  licenseRequired?: true
  permitRequired?: true
}

export const NO_FILTERS: CatalogueFilters = { chip: '', search: '', categories: [], complexity: [] }

/** The state after a chip was chosen: that chip, and no filters. */
export function chooseChip(chip: string): CatalogueFilters {
  return { ...NO_FILTERS, chip }
}

export function matches(entry: CatalogueEntry, filters: CatalogueFilters): boolean {
  return (
    (filters.chip === '' || entry.category.slug === filters.chip) &&
    (filters.categories.length === 0 || filters.categories.includes(entry.category.slug)) &&
    (filters.complexity.length === 0 ||
      (entry.complexity !== null && filters.complexity.includes(entry.complexity))) &&
    (!filters.licenseRequired || entry.licenseRequired) &&
    (!filters.permitRequired || entry.permitRequired) &&
    mentions(entry, filters.search)
  )
}

/** Case does not matter, nor do accents: name, description, any feature, category. */
function mentions({ name, description, features, category }: CatalogueEntry, search: string): boolean {
  const wanted = fold(search.trim())
  if (wanted === '') return true
  return [name, description, category.title, ...features].some((text) => fold(text).includes(wanted))
}

/** The city finder's results: services whose name or description mentions the term, at most six. */
export function findServices<Entry extends Pick<CatalogueEntry, 'name' | 'description'>>(
  entries: readonly Entry[],
  term: string,
): Entry[] {
  const wanted = fold(term.trim())
  if (wanted === '') return []
  return entries
    .filter(({ name, description }) => fold(name).includes(wanted) || fold(description).includes(wanted))
    .slice(0, 6)
}

/** How many filters are applied: the search counts as one; the chip is not a filter. */
export function countFilters(filters: CatalogueFilters): number {
  return (
    (filters.search.trim() === '' ? 0 : 1) +
    filters.categories.length +
    filters.complexity.length +
    (filters.licenseRequired ? 1 : 0) +
    (filters.permitRequired ? 1 : 0)
  )
}

/** The names of the filters in an address. */
export const FILTER_NAMES = ['category', 'q', 'categories', 'complexity', 'licensed', 'permit'] as const

/** Reads the state from an address's query. Values that are not known are ignored. */
export function readFilters(query: URLSearchParams): CatalogueFilters {
  return {
    chip: query.get('category') ?? '',
    search: query.get('q') ?? '',
    categories: list(query.get('categories')),
    complexity: list(query.get('complexity')).filter((value) => isComplexity(value)),
    licenseRequired: query.get('licensed') === 'yes' || undefined,
    permitRequired: query.get('permit') === 'yes' || undefined,
  }
}

/** Writes the state into a query and keeps the rest of the query, such as the language. */
export function writeFilters(filters: CatalogueFilters, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query)
  const values: Record<(typeof FILTER_NAMES)[number], string> = {
    category: filters.chip,
    q: filters.search,
    categories: filters.categories.join(','),
    complexity: filters.complexity.join(','),
    licensed: filters.licenseRequired ? 'yes' : '',
    permit: filters.permitRequired ? 'yes' : '',
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === '') written.delete(name)
    else written.set(name, value)
  }
  return written
}

function list(text: string | null): string[] {
  return text?.split(',').filter((value) => value !== '') ?? []
}

function isComplexity(value: string): value is Complexity {
  return COMPLEXITIES.some((known) => known === value)
}
