import { defineConfig } from '@playwright/test'

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
]

const SOAK = '**/soak.spec.ts'
/** The tag of tests/e2e/fixtures.ts. */
const ONLY_IN_SWEEP = /@sweep/

export default defineConfig({
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  timeout: 120_000,
  // On a busy machine the Studio, and code that is loaded at the first use, take a while.
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
    { name: 'e2e', testDir: 'tests/e2e', grepInvert: ONLY_IN_SWEEP },
    // The tests with many cases, which only `npm run test:sweep` runs.
    { name: 'e2e-in-sweep', testDir: 'tests/e2e', grep: ONLY_IN_SWEEP },
    { name: 'sweep', testDir: 'tests/sweep', testIgnore: SOAK, timeout: 1_800_000 },
    // A separate project, because no other test may run beside it: it compares how long pages take at its start and its end.
    { name: 'soak', testDir: 'tests/sweep', testMatch: SOAK },
  ],
})
