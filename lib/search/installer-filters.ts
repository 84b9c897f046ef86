import { fold } from './fold.ts'

/** A choice: its label in the language of the page, and a key that is the same in both languages. */
export interface Choice {
  key: string
  label: string
}

/** The filters of installers besides the text. */
export const INSTALLER_CHOICES = ['city', 'trade', 'specialty'] as const

export type InstallerChoice = (typeof INSTALLER_CHOICES)[number]

/** The data of an installer for the filters. */
export interface InstallerEntry {
  name: string
  description: string
  specialties: Choice[]
  /** The keys of the city, and of the categories of the services that the installer does. */
  city?: string
  trades?: string[]
}

/** The filters of a list of installers. The value of a choice is a key; an empty value stands for all keys. */
export type InstallerFilters = { search: string } & Record<InstallerChoice, string>

export const NO_INSTALLER_FILTERS: InstallerFilters = { search: '', city: '', trade: '', specialty: '' }

/**
 * Whether an installer does a service (docs/product.md, Local installers): a specialty contains the service's name ('TV
 * mounting with a new outlet'), or the name contains the specialty ('EV charger'), whatever the case and the accents. `names`
 * are the service's names in the languages that the specialties may be written in.
 */
export function offersService(
  specialties: readonly (string | null)[],
  names: readonly (string | null)[],
): boolean {
  const wanted = names.map(normalized).filter((name) => name !== '')
  return specialties
    .map(normalized)
    .filter((specialty) => specialty !== '')
    .some((specialty) => wanted.some((name) => specialty.includes(name) || name.includes(specialty)))
}

/** Whether an installer passes: name, description or a specialty contains the text, and each chosen key is one of its keys. */
export function matchesInstaller(entry: InstallerEntry, filters: InstallerFilters): boolean {
  return (
    INSTALLER_CHOICES.every((name) => filters[name] === '' || keysOf(entry, name).includes(filters[name])) &&
    mentions(entry, filters.search)
  )
}

function keysOf({ city, trades = [], specialties }: InstallerEntry, name: InstallerChoice): string[] {
  if (name === 'city') return city ? [city] : []
  return name === 'trade' ? trades : specialties.map(({ key }) => key)
}

function mentions({ name, description, specialties }: InstallerEntry, search: string): boolean {
  const wanted = normalized(search)
  return [name, description, ...specialties.map(({ label }) => label)].some((text) =>
    normalized(text).includes(wanted),
  )
}

/** Specialties as choices, from their texts in the page's language and in English. */
export function specialtiesOf(
  labels: readonly string[] | null,
  english: readonly (string | null)[] | null,
): Choice[] {
  return (labels ?? []).map((label, index) => ({ key: choiceKey(english?.[index] || label), label }))
}

/** Each choice once, sorted by label. */
export function eachOnce(choices: readonly Choice[], locale: string): Choice[] {
  const byKey = new Map(choices.map((one) => [one.key, one]))
  return [...byKey.values()].sort((one, other) => one.label.localeCompare(other.label, locale))
}

/** The key of a choice: its English text in lower case, with hyphens. */
function choiceKey(text: string): string {
  return normalized(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const FILTERS = ['search', ...INSTALLER_CHOICES] as const

/** The parameters of the filters in an address. */
export const INSTALLER_NAMES = ['q', ...INSTALLER_CHOICES] as const

/** The greatest length of a value, in characters. */
const LONGEST_VALUE = 100

/** The name of a filter in an address. */
const parameterOf = (filter: keyof InstallerFilters) => (filter === 'search' ? 'q' : filter)

/** Reads the state from an address's query. */
export function readInstallerFilters(query: URLSearchParams): InstallerFilters {
  const read = FILTERS.map((filter) => [
    filter,
    (query.get(parameterOf(filter)) ?? '').slice(0, LONGEST_VALUE),
  ])
  return { ...NO_INSTALLER_FILTERS, ...Object.fromEntries(read) }
}

/** Writes the state into a query and keeps the rest of the query, such as the tab and the language. */
export function writeInstallerFilters(filters: InstallerFilters, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query)
  for (const filter of FILTERS) {
    if (filters[filter] === '') written.delete(parameterOf(filter))
    else written.set(parameterOf(filter), filters[filter])
  }
  return written
}

function normalized(text: string | null): string {
  return fold(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
