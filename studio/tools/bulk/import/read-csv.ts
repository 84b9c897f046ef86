import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { textOfCell } from '#lib/csv.ts'
import { readTextFile, TextFileError, type TextProblem } from '#studio/core/text-file.ts'

/** A row of the table. Its quoted cells can span lines of the file, so `line` is the number of its first line. */
export interface CsvLine {
  line: number
  cells: string[]
}

export type CsvProblem = { kind: TextProblem | 'too-large' } | { kind: 'not-csv'; line: number }

/** A file that is not valid CSV. */
export class CsvProblemError extends Error {
  override name = 'CsvProblemError'
  readonly problem: CsvProblem

  constructor(problem: CsvProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

const MAX_BYTES = 5_000_000

/** Excel may write the separator into an extra first line, such as `sep=;`. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n?|\n)/i

/** The lines of a CSV file that are not empty. Commas, semicolons or tabs separate the cells. Throws CsvProblemError. */
export function readCsv(bytes: Uint8Array): CsvLine[] {
  if (bytes.byteLength > MAX_BYTES) throw new CsvProblemError({ kind: 'too-large' })
  const text = textOf(bytes)
  const [before = '', said] = SEPARATOR_LINE.exec(text) ?? []
  const first = before === '' ? 1 : 2
  let next = first
  return records(text.slice(before.length), said, first).flatMap(({ record, info }) => {
    const line = next
    next = info.lines + first
    const cells = record.map((cell) => textOfCell(cell).replace(/\r\n?/g, '\n').trim())
    return cells.every((cell) => cell === '') ? [] : [{ line, cells }]
  })
}

function textOf(bytes: Uint8Array): string {
  try {
    return readTextFile(bytes)
  } catch (error) {
    if (!(error instanceof TextFileError)) throw error
    throw new CsvProblemError({ kind: error.problem })
  }
}

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

function records(text: string, delimiter = delimiterOf(text), first = 1): CsvRecord[] {
  try {
    return parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
    }) as unknown as CsvRecord[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new CsvProblemError({ kind: 'not-csv', line: Number(error.lines ?? 1) + first - 1 })
  }
}

/** French spreadsheets use semicolons. Cells copied from a spreadsheet have tabs. Column names contain none of these. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1)
  const count = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].reduce((most, other) => (count(other) > count(most) ? other : most))
}
