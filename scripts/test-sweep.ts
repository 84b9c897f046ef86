// Runs all sweeps: first Vitest's, then Playwright's, even if Vitest's failed. At the end it prints a table: what was tried,
// how often, and how many were lost. `run.mjs` must not start it: that sets NODE_ENV to production, but Vitest sets its own.

import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { RECORDED_ROWS, type RecordedRow } from '../tests/sweep/recorded-rows.ts'
import { installBrowser } from './install-browser.mjs'
import { installSweepTools, installTestTools } from './install-test-tools.mjs'

const ROOT = join(import.meta.dirname, '..')
const REPORTS = {
  vitest: join(RECORDED_ROWS.folder, 'vitest.json'),
  'e2e-in-sweep': join(RECORDED_ROWS.folder, 'e2e.json'),
  sweep: join(RECORDED_ROWS.folder, 'sweep.json'),
  soak: join(RECORDED_ROWS.folder, 'soak.json'),
}
/** Projects of playwright.config.ts, in this order. */
const PLAYWRIGHT = ['e2e-in-sweep', 'sweep', 'soak'] as const

/** The part of Vitest's report that this script reads. */
interface VitestReport {
  testResults: { name: string; assertionResults: { status: string }[] }[]
}

/** The part of Playwright's report that this script reads. */
interface PlaywrightReport {
  /** `rootDir` is the folder to which the paths of the suites' files are relative. */
  config: { rootDir: string }
  suites: Suite[]
}

interface Suite {
  file: string
  specs: { ok: boolean; tests: { status: string }[] }[]
  suites?: Suite[]
}

/** A row of the printed table. A sweep that did not run has a dash in `lost`, because the number is unknown. */
interface Row extends Omit<RecordedRow, 'lost'> {
  lost: number | '–'
}

const browser = installBrowser()
installTestTools()
installSweepTools()
rmSync(RECORDED_ROWS.folder, { recursive: true, force: true })
mkdirSync(RECORDED_ROWS.folder, { recursive: true })
const statuses = [
  // Makes the build that the end-to-end tests serve.
  run(['node', 'scripts/run.mjs', 'build-test']),
  run(['vitest', 'run', '--project', 'sweep', '--reporter=default', '--reporter=json'], {
    arguments: [`--outputFile.json=${REPORTS.vitest}`],
  }),
  ...PLAYWRIGHT.map((project) =>
    run(['playwright', 'test', `--project=${project}`, '--reporter=list,json'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORTS[project] },
    }),
  ),
]
console.log('\nWhat was tried, how often, what was lost')
console.table(
  rowsOf(
    recorded(),
    new Map([...ofVitest(), ...PLAYWRIGHT.flatMap((project) => ofPlaywright(REPORTS[project]))]),
  ),
)
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1

function run(
  command: string[],
  more: { arguments?: string[]; env?: Record<string, string> } = {},
): number | null {
  const env = { ...process.env, CHROMIUM_PATH: browser, ...more.env }
  return spawnSync('npx', [...command, ...(more.arguments ?? [])], { cwd: ROOT, stdio: 'inherit', env })
    .status
}

/** The rows of all sweeps and of all files with tests for the sweep: recorded rows, then the numbers of tests and failures. */
function rowsOf(rows: RecordedRow[], results: Map<string, boolean[]>): Row[] {
  const sweeps = globSync(['tests/**/*.sweep.test.ts', 'tests/sweep/**/*.spec.ts'], { cwd: ROOT })
  return [...new Set([...sweeps, ...results.keys()])].toSorted().flatMap((spec): Row[] => {
    const passed = results.get(spec)
    if (!passed?.length) return [{ spec, what: 'not run', tried: 0, lost: '–' }]
    const failed = passed.filter((isOk) => !isOk).length
    return [
      ...rows.filter((row) => row.spec === spec),
      { spec, what: 'tests', tried: passed.length, lost: failed },
    ]
  })
}

function recorded(): RecordedRow[] {
  if (!existsSync(RECORDED_ROWS.file)) return []
  const lines = readFileSync(RECORDED_ROWS.file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line))
}

/** By file: whether each test passed. Skipped tests are left out. */
function ofVitest(): [string, boolean[]][] {
  const { testResults } = report<VitestReport>(REPORTS.vitest) ?? { testResults: [] }
  return testResults.map(({ name, assertionResults }) => [
    relative(ROOT, name),
    assertionResults.filter(({ status }) => status !== 'skipped').map(({ status }) => status === 'passed'),
  ])
}

function ofPlaywright(file: string): [string, boolean[]][] {
  const found = report<PlaywrightReport>(file)
  if (!found) return []
  return found.suites.map((suite) => [relative(ROOT, join(found.config.rootDir, suite.file)), testsOf(suite)])
}

/** Whether each test of a suite passed. Skipped tests are left out: Playwright's report has them as `ok`. */
function testsOf({ specs, suites = [] }: Suite): boolean[] {
  const ran = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
  return [...ran.map(({ ok }) => ok), ...suites.flatMap(testsOf)]
}

function report<Report>(file: string): Report | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
