import { BYTE_ORDER_MARK, csvLine } from '#lib/csv.ts'
import { currentOf, type DocumentPair, slugOf } from '#studio/core/document-pair.ts'
import { cellOf, type Targets } from './cells.ts'
import { type Column, SLUG } from './columns.ts'

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
