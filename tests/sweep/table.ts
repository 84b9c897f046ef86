import { appendFileSync, mkdirSync } from 'node:fs'
import { RECORDED_ROWS, type RecordedRow } from './recorded-rows.ts'

/** Prints what a test has shown: what was tried, how often, what was lost. */
export function printTable(title: string, rows: Record<string, Record<string, string | number>>): void {
  console.log(`\n${title}`)
  console.table(rows)
}

/**
 * Keeps rows for the one table at the end of `npm run test:sweep`, and prints them.
 * @param spec the file that has shown them, from the project's folder
 */
export function recordRows(spec: string, rows: Record<string, { tried: number; lost: number }>): void {
  printTable(spec, rows)
  mkdirSync(RECORDED_ROWS.folder, { recursive: true })
  for (const [what, counts] of Object.entries(rows)) {
    const row: RecordedRow = { spec, what, ...counts }
    appendFileSync(RECORDED_ROWS.file, `${JSON.stringify(row)}\n`)
  }
}
