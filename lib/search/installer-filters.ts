import { fold } from './fold.ts'

/** A specialty in the language of the page, and a key that is the same in both languages. */
export interface Specialty {
  key: string
  label: string
}

/** What the installers' filters look at. */
export interface InstallerEntry {
  name: string
  description: string
  specialties: Specialty[]
}

/** The filters of the local installers view. */
export interface InstallerFilters {
  search: string
  /** The key of a specialty; empty is all of them. */
  specialty: string
}

export const NO_INSTALLER_FILTERS: InstallerFilters = { search: '', specialty: '' }

/**
 * Whether an installer does a service (docs/product.md, Local installers): the service's name must partially match
 * one of their specialties, whatever the case and the accents. One contains the other, so that 'TV mounting with a
 * new outlet' and 'EV charger' count too. `names` are the service's names in the languages the specialties may be
 * written in.
 */
export function offersService(specialties: readonly string[], names: readonly string[]): boolean {
  const wanted = names.map(normalized).filter((name) => name !== '')
  return specialties
    .map(normalized)
    .filter((specialty) => specialty !== '')
    .some((specialty) => wanted.some((name) => specialty.includes(name) || name.includes(specialty)))
}

/** The text matches name, description or a specialty; the chosen specialty is exactly one of theirs. */
export function matchesInstaller(entry: InstallerEntry, { search, specialty }: InstallerFilters): boolean {
  return (
    (specialty === '' || entry.specialties.some(({ key }) => key === specialty)) && mentions(entry, search)
  )
}

function mentions({ name, description, specialties }: InstallerEntry, search: string): boolean {
  const wanted = normalized(search)
  return [name, description, ...specialties.map(({ label }) => label)].some((text) =>
    normalized(text).includes(wanted),
  )
}

/** Every specialty of some installers once, in the order of their labels. */
export function specialtiesOf(entries: readonly InstallerEntry[], locale: string): Specialty[] {
  const byKey = new Map(entries.flatMap(({ specialties }) => specialties).map((one) => [one.key, one]))
  return [...byKey.values()].sort((one, other) => one.label.localeCompare(other.label, locale))
}

/** The key of a specialty: its English words, as an address writes them. */
export function specialtyKey(text: string): string {
  return normalized(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Reads the state from an address's query. */
export function readInstallerFilters(query: URLSearchParams): InstallerFilters {
  return { search: query.get('q') ?? '', specialty: query.get('specialty') ?? '' }
}

/** Writes the state into a query and keeps the rest of the query, such as the tab and the language. */
export function writeInstallerFilters(filters: InstallerFilters, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query)
  for (const [name, value] of [
    ['q', filters.search],
    ['specialty', filters.specialty],
  ] as const) {
    if (value === '') written.delete(name)
    else written.set(name, value)
  }
  return written
}

function normalized(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim()
}
