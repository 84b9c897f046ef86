// Every sweep, Vitest's and then Playwright's, also when the first has failed; at the end one table of what was tried,
// how often, and what was lost.
// It is not started by `run.mjs`, which sets NODE_ENV to production: Vitest needs its own.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { RECORDED_ROWS, type RecordedRow } from '../tests/sweep/recorded-rows.ts'

/** What records rows. One that has none did not run, or not to its end. */
const RECORDING = [
  'tests/lake/core/processes/migrations.sweep.test.ts',
  'tests/leads/bad-bodies.sweep.test.ts',
  'tests/sweep/broken-content/broken-content.spec.ts',
  'tests/sweep/failures.spec.ts',
  'tests/sweep/rolling-release.spec.ts',
  'tests/sweep/soak.spec.ts',
  'tests/unit/restore-kills.sweep.test.ts',
]

rmSync(RECORDED_ROWS.file, { force: true })
const statuses = [
  ['vitest', 'run', '--project', 'sweep'],
  ['playwright', 'test', '--project=sweep'],
].map((command) => spawnSync('npx', command, { stdio: 'inherit' }).status)

const rows = existsSync(RECORDED_ROWS.file)
  ? readFileSync(RECORDED_ROWS.file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line): RecordedRow => JSON.parse(line))
  : []
const missing = RECORDING.filter((spec) => !rows.some((row) => row.spec === spec))
console.log('\nWhat was tried, how often, what was lost')
console.table([
  ...rows,
  ...missing.map((spec) => ({ spec, what: 'not run, or not to its end', tried: 0, lost: '–' })),
])
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1
