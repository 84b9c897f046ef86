// Runs all sweeps (long tests), Vitest's and then Playwright's, also after a failure. Prints a table of the results. It takes
// hours. `npm run test:sweep -- keyboard widths` runs only files with one of these words in their path, on the existing build.
// The table then also has the results of earlier runs. `run.mjs` does not start this script, because it sets NODE_ENV to
// production, and Vitest needs its own value.

import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { RECORDED_ROWS, type RecordedRow } from '../tests/sweep/recorded-rows.ts'
import { installBrowser } from './install-browser.mjs'
import { installSweepTools, installTestTools } from './install-test-tools.mjs'

const ROOT = join(import.meta.dirname, '..')
/** The results of each test file, of this run and of earlier runs. */
const RESULTS = join(RECORDED_ROWS.folder, 'results.json')
/** The report of the command that is running. */
const REPORT = join(RECORDED_ROWS.folder, 'report.json')
/** The projects of playwright.config.ts to run, in this order. */
const PLAYWRIGHT = ['e2e-in-sweep', 'sweep', 'hosted', 'soak'] as const

/** The part of Vitest's report that this script reads. */
interface VitestReport {
  testResults: { name: string; assertionResults: { status: string }[] }[]
}

/** The part of Playwright's report that this script reads. */
interface PlaywrightReport {
  /** `rootDir` is the folder that the paths of the suites are relative to. */
  config: { rootDir: string }
  suites: Suite[]
}

interface Suite {
  file: string
  specs: { ok: boolean; tests: { status: string }[] }[]
  suites?: Suite[]
}

/** By test file: whether each of its tests passed, and at which commit it ran. */
type Results = Record<string, { passed: boolean[]; commit: string }>

/** A row of the table. `lost` is the number of failures, or a dash for a sweep that did not run. */
interface Row extends Omit<RecordedRow, 'lost'> {
  lost: number | '–'
  commit?: string
}

const browser = installBrowser()
installTestTools()
installSweepTools()
const words = process.argv.slice(2)
if (words.length === 0) rmSync(RECORDED_ROWS.folder, { recursive: true, force: true })
mkdirSync(RECORDED_ROWS.folder, { recursive: true })
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
  cwd: ROOT,
  encoding: 'utf8',
}).stdout.trim()
const statuses = [
  // The end-to-end tests serve this build.
  ...(words.length === 0 ? [run(['node', 'scripts/run.mjs', 'build-test'])] : []),
  runTests(
    ['vitest', 'run', '--project', 'sweep', '--passWithNoTests', '--reporter=default', '--reporter=json'],
    [`--outputFile.json=${REPORT}`],
    ofVitest,
  ),
  ...PLAYWRIGHT.map((project) =>
    runTests(
      ['playwright', 'test', `--project=${project}`, '--pass-with-no-tests', '--reporter=list,json'],
      [],
      ofPlaywright,
    ),
  ),
]
console.log('\nWhat was tried, how often, what was lost')
console.table(rowsOf(recorded(), results()))
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1

/** Runs the wanted test files and stores their results at once, because a later command may be interrupted. */
function runTests(
  command: string[],
  options: string[],
  read: (report: string) => [spec: string, passed: boolean[]][],
): number | null {
  rmSync(REPORT, { force: true })
  const former = recorded()
  const status = run([...command, ...options, ...words])
  const shown = existsSync(REPORT) ? read(readFileSync(REPORT, 'utf8')) : []
  const all = {
    ...results(),
    ...Object.fromEntries(shown.map(([spec, passed]) => [spec, { passed, commit }])),
  }
  writeFileSync(RESULTS, JSON.stringify(all))
  // A file that ran again has recorded new rows, so its earlier rows are dropped.
  const again = new Set(shown.map(([spec]) => spec))
  const rows = [...former.filter(({ spec }) => !again.has(spec)), ...recorded().slice(former.length)]
  writeFileSync(RECORDED_ROWS.file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  return status
}

function run([program = '', ...options]: string[]): number | null {
  const env = { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT }
  return spawnSync('npx', [program, ...options], { cwd: ROOT, stdio: 'inherit', env }).status
}

function results(): Results {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {}
}

/** The rows for every sweep, and for other files that ran: the recorded rows, and the number of tests and of failures. */
function rowsOf(rows: RecordedRow[], shown: Results): Row[] {
  const sweeps = globSync(['{packages,tests}/**/*.sweep.test.ts', 'tests/sweep/**/*.spec.ts'], {
    cwd: ROOT,
    exclude: ['**/node_modules'],
  })
  return [...new Set([...sweeps, ...Object.keys(shown)])].toSorted().flatMap((spec): Row[] => {
    const { passed = [], commit } = shown[spec] ?? {}
    if (passed.length === 0) return [{ spec, what: 'not run', tried: 0, lost: '–' }]
    const lost = passed.filter((isOk) => !isOk).length
    return [
      ...rows.filter((row) => row.spec === spec).map((row) => ({ ...row, commit })),
      { spec, what: 'tests', tried: passed.length, lost, commit },
    ]
  })
}

function recorded(): RecordedRow[] {
  if (!existsSync(RECORDED_ROWS.file)) return []
  const lines = readFileSync(RECORDED_ROWS.file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

/** For each file in Vitest's report: whether each test passed. Skipped tests are left out. */
function ofVitest(text: string): [string, boolean[]][] {
  const report: VitestReport = JSON.parse(text)
  return report.testResults.map(({ name, assertionResults }) => [
    relative(ROOT, name),
    assertionResults.filter(({ status }) => status !== 'skipped').map(({ status }) => status === 'passed'),
  ])
}

function ofPlaywright(text: string): [string, boolean[]][] {
  const report: PlaywrightReport = JSON.parse(text)
  return report.suites.map((suite) => [
    relative(ROOT, join(report.config.rootDir, suite.file)),
    testsOf(suite),
  ])
}

/** Whether each test of a suite passed. Skipped tests are left out, because they are also `ok` in the report. */
function testsOf({ specs, suites = [] }: Suite): boolean[] {
  const ran = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
  return [...ran.map(({ ok }) => ok), ...suites.flatMap(testsOf)]
}
