import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { textOfCell } from '#lib/csv.ts'

/** The cells of a line, and its first line number in the file. */
export interface CsvLine {
  line: number
  cells: string[]
}

export type CsvProblem = { kind: 'not-utf8' | 'too-large' } | { kind: 'not-csv'; line: number }

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

/** The lines of a UTF-8 CSV file with commas or semicolons, without empty ones. Throws CsvProblemError. */
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

/** French spreadsheets use semicolons. Column names contain neither. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1)
  return header.split(';').length > header.split(',').length ? ';' : ','
}
