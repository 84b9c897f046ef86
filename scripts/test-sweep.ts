// Every sweep, Vitest's and then Playwright's, also when the first has failed; at the end one table of what was tried,
// how often, and what was lost. It is not started by `run.mjs`, which sets NODE_ENV to production: Vitest needs its own.

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

/** Of a sweep that did not run nobody knows what is lost. */
interface Row extends Omit<RecordedRow, 'lost'> {
  lost: number | '–'
}

const browser = installBrowser()
installTestTools()
installSweepTools()
rmSync(RECORDED_ROWS.folder, { recursive: true, force: true })
mkdirSync(RECORDED_ROWS.folder, { recursive: true })
const statuses = [
  // What the end-to-end tests serve.
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

/** For each sweep there is, and each file with tests for the sweep: what it recorded, how many of its tests there were and failed. */
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

/** Whether each test of a file passed, of those that ran. */
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

/** One that was skipped is `ok` in the report, too. */
function testsOf({ specs, suites = [] }: Suite): boolean[] {
  const ran = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
  return [...ran.map(({ ok }) => ok), ...suites.flatMap(testsOf)]
}

function report<Report>(file: string): Report | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
