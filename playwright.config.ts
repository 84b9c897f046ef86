import { defineConfig } from '@playwright/test'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As phones and Macs draw text. Without it the browser without windows moves letters to whole pixels, and lines break elsewhere.
  '--font-render-hinting=none',
]

const SOAK = '**/soak.spec.ts'
/** The tag of tests/e2e/fixtures.ts. */
const ONLY_IN_SWEEP = /@sweep/

export default defineConfig({
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  timeout: 120_000,
  // The Studio and what is loaded on first use take a while where much else runs.
  expect: { timeout: 15_000 },
  // One for each core it can count on.
  workers: 2,
  // What fails once is broken: the test or what it tests.
  retries: 0,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: ARGUMENTS },
    // Recording costs as much as the steps themselves.
    trace: 'off',
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e', grepInvert: ONLY_IN_SWEEP },
    // What looks at everything there is, by `npm run test:sweep`.
    { name: 'e2e-in-sweep', testDir: 'tests/e2e', grep: ONLY_IN_SWEEP },
    { name: 'sweep', testDir: 'tests/sweep', testIgnore: SOAK, timeout: 1_800_000 },
    // By itself: it compares how long pages take at its beginning and at its end.
    { name: 'soak', testDir: 'tests/sweep', testMatch: SOAK },
  ],
})
