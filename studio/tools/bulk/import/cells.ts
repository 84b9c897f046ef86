import { BYTE_ORDER_MARK, csvLine } from '#lib/csv.ts'
import { valueAt } from '#lib/i18n/at-path.ts'
import { isLocalizedField } from '#lib/i18n/localized-field.ts'
import { priceRangeProblem } from '#schemas/shared/price-range-rule.ts'
import { SHARED_ADDRESS_TYPES } from '#schemas/shared/slug-rule.ts'
import { currentOf, type DocumentPair, slugOf } from '#studio/core/document-pair.ts'
import { type BulkChange, changed, numberOf } from '../new-value.ts'
import { type Column, SLUG, type TableType } from './columns.ts'

type Fields = Record<string, unknown>

/** The provinces and categories that cells can name: a province by its code (`ON`), a category by its slug (`hvac`). */
export interface Targets {
  /** Document ids by that code or slug, in lower case. `nameOf` is the reverse: the code or slug by id. */
  idOf: ReadonlyMap<string, string>
  nameOf: ReadonlyMap<string, string>
}

/** The published provinces and categories that cells can refer to. */
export function targetsOf(pairs: DocumentPair[]): Targets {
  const named = pairs.flatMap(({ id, type, published }) => {
    const name = type === 'province' ? published?.code : slugOf(published)
    const isTarget = type === 'province' || type === 'category'
    return isTarget && typeof name === 'string' ? [{ id, name }] : []
  })
  return {
    idOf: new Map(named.map(({ id, name }) => [name.toLowerCase(), id])),
    nameOf: new Map(named.map(({ id, name }) => [id, name])),
  }
}

export type CellProblem =
  | 'not-a-number'
  | 'not-yes-or-no'
  | 'not-a-choice'
  | 'not-a-price-range'
  | 'unknown-province'
  | 'unknown-category'

const YES = new Set(['yes', 'true', '1', 'oui', 'vrai', 'y', 'o'])
const NO = new Set(['no', 'false', '0', 'non', 'faux', 'n'])

/** The cell for a document's value; empty when the document has no value. */
export function cellOf(document: Fields, { field, language }: Column, { nameOf }: Targets): string {
  const value = valueAt(document, field.path)
  if (language) return isLocalizedField(value) ? String(value[language] ?? '') : ''
  if (value === undefined || value === null) return ''
  if (field.kind === 'reference') return nameOf.get(String((value as { _ref?: string })._ref)) ?? ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

/** The document with the value of a cell that is not empty, or the problem of the cell. */
export function withCell<Document extends Fields>(
  document: Document,
  column: Column,
  cell: string,
  targets: Targets,
): Document | CellProblem {
  const { field } = column
  const change = column.language ? languageChange(document, column, cell) : changeOf(column, cell, targets)
  if (change === null) return document
  if (typeof change === 'string') return change
  const result = changed(document, field, change)
  return typeof result === 'string' ? 'not-a-number' : result
}

/** The change that a cell makes. Null when the text is the same, because a change would mark the French as up to date. */
function languageChange(document: Fields, { field, language }: Column, cell: string): BulkChange | null {
  const value = valueAt(document, field.path)
  if (isLocalizedField(value) && value[language ?? 'en'] === cell) return null
  return { do: 'localized', en: language === 'en' ? cell : '', fr: language === 'fr' ? cell : '' }
}

function changeOf({ field }: Column, cell: string, { idOf }: Targets): BulkChange | CellProblem {
  const set = (value: string): BulkChange => ({ do: 'set', value })
  switch (field.kind) {
    case 'yesNo': {
      const word = cell.toLowerCase()
      return YES.has(word) ? set('true') : NO.has(word) ? set('false') : 'not-yes-or-no'
    }
    case 'number':
      return numberOf(cell) === null ? 'not-a-number' : set(cell)
    case 'choice': {
      const option = field.options.find(({ value }) => value.toLowerCase() === cell.toLowerCase())
      return option ? set(option.value) : 'not-a-choice'
    }
    case 'priceRange':
      return priceRangeProblem(cell) === null ? set(cell) : 'not-a-price-range'
    case 'reference': {
      const id = idOf.get(cell.toLowerCase())
      return id ? set(id) : field.to.includes('province') ? 'unknown-province' : 'unknown-category'
    }
    default:
      return set(cell)
  }
}

/** Types that are read to plan an import. */
export const READ_TYPES = [...SHARED_ADDRESS_TYPES, 'province']

/** Slugs and aliases that documents of other types have already. */
export function otherSlugs(pairs: DocumentPair[], type: TableType): ReadonlySet<string> {
  const others = pairs.filter((pair) => pair.type !== type && SHARED_ADDRESS_TYPES.includes(pair.type))
  return new Set(
    others.flatMap((pair) => {
      const document = currentOf(pair)
      const aliases = Array.isArray(document?.aliases) ? document.aliases : []
      return [slugOf(document), ...aliases].filter((slug) => typeof slug === 'string')
    }),
  )
}

/** A CSV file with only the header. */
export function csvTemplate(columns: Column[]): string {
  return BYTE_ORDER_MARK + csvLine([SLUG, ...columns.map(({ name }) => name)])
}

/** The documents as CSV, sorted by slug. A draft replaces the published version. */
export function writeCsv(pairs: DocumentPair[], columns: Column[], targets: Targets): string {
  const lines = pairs
    .flatMap((pair) => currentOf(pair) ?? [])
    .map((document) => [
      slugOf(document) ?? '',
      ...columns.map((column) => cellOf(document, column, targets)),
    ])
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other))
  return csvTemplate(columns) + lines.map(csvLine).join('')
}
