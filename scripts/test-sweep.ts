// Every sweep, Vitest's and then Playwright's, also when the first has failed; at the end one table of what was tried, how
// often, and what was lost. All of it takes hours: `npm run test:sweep -- keyboard widths` runs the files with one of these
// words in their path, on the build that is there, and the table keeps what other runs have shown. It is not started by
// `run.mjs`, which sets NODE_ENV to production: Vitest needs its own.

import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { RECORDED_ROWS, type RecordedRow } from '../tests/sweep/recorded-rows.ts'
import { installBrowser } from './install-browser.mjs'
import { installSweepTools, installTestTools } from './install-test-tools.mjs'

const ROOT = join(import.meta.dirname, '..')
/** What the files have shown so far. */
const RESULTS = join(RECORDED_ROWS.folder, 'results.json')
/** What the command that runs now reports. */
const REPORT = join(RECORDED_ROWS.folder, 'report.json')
/** Projects of playwright.config.ts, in this order. */
const PLAYWRIGHT = ['e2e-in-sweep', 'sweep', 'hosted', 'soak'] as const

/** What is read of the report of Vitest. */
interface VitestReport {
  testResults: { name: string; assertionResults: { status: string }[] }[]
}

/** What is read of the report of Playwright. */
interface PlaywrightReport {
  /** What the files of the suites are relative to. */
  config: { rootDir: string }
  suites: Suite[]
}

interface Suite {
  file: string
  specs: { ok: boolean; tests: { status: string }[] }[]
  suites?: Suite[]
}

/** Whether each test of a file passed, and of which commit. */
type Results = Record<string, { passed: boolean[]; commit: string }>

/** Of a sweep that did not run nobody knows what is lost. */
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
  // What the end-to-end tests serve.
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

/** Runs the files that were asked for, and notes at once what they have shown: a later command may be interrupted. */
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
  // A file that ran again has recorded its rows again.
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

/** For each sweep there is, and each file with tests for the sweep: what it recorded, how many of its tests there were and failed. */
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

/** Whether each test of a file passed, of those that ran. */
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

/** One that was skipped is `ok` in the report, too. */
function testsOf({ specs, suites = [] }: Suite): boolean[] {
  const ran = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
  return [...ran.map(({ ok }) => ok), ...suites.flatMap(testsOf)]
}
