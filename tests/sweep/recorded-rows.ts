import { join } from 'node:path'

/** Not the output folder of Playwright, which empties that one when it begins. */
const folder = join(import.meta.dirname, '../../test-results-sweep')

/** One JSON object a line. `npm run test:sweep` without words removes the file when it begins. */
export const RECORDED_ROWS = { folder, file: join(folder, 'rows.jsonl') }

/** What was tried, how often, and how often something was lost. */
export interface RecordedRow {
  spec: string
  what: string
  tried: number
  lost: number
}
