import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { textOfCell } from '#lib/csv.ts'

/** A line of a table: its cells, and where it begins in the file. */
export interface CsvLine {
  line: number
  cells: string[]
}

export type CsvProblem = { kind: 'not-utf8' | 'too-large' } | { kind: 'not-csv'; line: number }

/** Why a file is no table. */
export class CsvProblemError extends Error {
  override name = 'CsvProblemError'
  readonly problem: CsvProblem

  constructor(problem: CsvProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

const MAX_BYTES = 5_000_000

/**
 * The lines of a CSV file in UTF-8, with commas or semicolons, as spreadsheets write them. Lines without any text are left
 * out. Throws CsvProblemError.
 */
export function readCsv(bytes: Uint8Array): CsvLine[] {
  if (bytes.byteLength > MAX_BYTES) throw new CsvProblemError({ kind: 'too-large' })
  const text = decode(bytes)
  let next = 1
  return records(text).flatMap(({ record, info }) => {
    const line = next
    next = info.lines + 1
    const cells = record.map((cell) => textOfCell(cell).replace(/\r\n?/g, '\n').trim())
    return cells.every((cell) => cell === '') ? [] : [{ line, cells }]
  })
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CsvProblemError({ kind: 'not-utf8' })
  }
}

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

function records(text: string): CsvRecord[] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
    }) as unknown as CsvRecord[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new CsvProblemError({ kind: 'not-csv', line: Number(error.lines ?? 1) })
  }
}

/** Spreadsheets in French separate with semicolons. The names of columns contain neither. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1)
  return header.split(';').length > header.split(',').length ? ';' : ','
}
