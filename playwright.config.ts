import { defineConfig } from '@playwright/test'
import type { WorkerFixtures } from './tests/e2e/fixtures.ts'
import { HAS_SAMPLE } from './tests/sample-content.ts'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Phones and Macs draw text without hinting. With hinting, headless Chromium moves letters to whole pixels, and lines break
  // at other places.
  '--font-render-hinting=none',
  // A host name of several parts, by which tests reach servers of this machine.
  '--host-resolver-rules=MAP www.example.co.uk 127.0.0.1',
]

const SOAK = '**/soak.spec.ts'
const ONLY_HOSTED = '**/hosted-public.spec.ts'
/** The names of the test files that also run with the content in hosted Sanity. */
const HOSTED = [
  'bulk',
  'find-replace',
  'hosted-public',
  'publications',
  'releases',
  'results',
  'share',
  'studio-home',
  'studio-leads',
  'translations',
]

/** The names of the test files that run where the sample content is gone too. All others look at it (tests/sample-content.ts). */
const WITHOUT_SAMPLE = [
  'accessibility',
  'layout-shift',
  'legal-pages',
  'photos',
  'stand-ins',
  'startup',
  'studio-guide',
  'toast',
]
const E2E = HAS_SAMPLE ? '**/*.spec.ts' : WITHOUT_SAMPLE.map((name) => `**/${name}.spec.ts`)

/** The tag of tests that only `npm run test:sweep` runs (tests/e2e/fixtures.ts). */
const ONLY_IN_SWEEP = /@sweep/

export default defineConfig<object, Pick<WorkerFixtures, 'mode'>>({
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  timeout: 120_000,
  // Milliseconds. On a busy machine the Studio takes a while, and so does code that is loaded at its first use.
  expect: { timeout: 15_000 },
  // The machines that run the tests have at least two cores.
  workers: 2,
  // A test that fails once shows an error, in the test or in the tested code, so it is not repeated.
  retries: 0,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: ARGUMENTS },
    // Recording a trace takes as much time as the steps of a test.
    trace: 'off',
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e', testMatch: E2E, grepInvert: ONLY_IN_SWEEP },
    // The tests with many cases, which only `npm run test:sweep` runs.
    { name: 'e2e-in-sweep', testDir: 'tests/e2e', testMatch: E2E, grep: ONLY_IN_SWEEP },
    { name: 'sweep', testDir: 'tests/sweep', testIgnore: [SOAK, ONLY_HOSTED], timeout: 1_800_000 },
    // The work of editors again, with the content in hosted Sanity. One worker, because each has a build of its own.
    {
      name: 'hosted',
      testDir: 'tests',
      testMatch: HOSTED.map((name) => `**/{e2e,sweep}/${name}.spec.ts`),
      // Leaves out the tests of the visits that browsers report: a browser reports the same in both modes.
      grepInvert: /tells of its path|tells nothing/,
      timeout: 600_000,
      workers: 1,
      // The stand-in for hosted Sanity has a self-signed certificate.
      use: { mode: 'hosted', ignoreHTTPSErrors: true },
    },
    // A separate project, because no other test may run beside it: it compares how long pages take at its start and its end.
    { name: 'soak', testDir: 'tests/sweep', testMatch: SOAK },
  ],
})
