import { defineConfig } from '@playwright/test'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 120_000,
  // One for each core it can count on: files share nothing, each has a server of its own.
  workers: 2,
  // A browser on a busy machine may be slow once. What fails twice is broken; what fails once is named flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: ARGUMENTS },
    // Recording costs as much as the steps themselves.
    trace: 'on-first-retry',
  },
})
