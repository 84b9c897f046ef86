import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import type { Env } from '#lib/env.ts'
import { freePort } from '../tests/free-port.ts'
import { currentBuild } from './builds.ts'
import { fail } from './fail.ts'
import { installBrowser } from './install-browser.mjs'

/**
 * Serves the build on a free port, on a copy of the data, while `task` takes pictures of it in a browser.
 *
 * @param settings environment variables besides those of this process
 */
export async function withBuiltSite(
  env: Env,
  settings: Record<string, string>,
  task: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  if (!currentBuild(env.BUILD_DIR)) {
    fail(`There is no build in ${env.BUILD_DIR} to take pictures of: run "npm run build" first.`)
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'montage-pictures-'))
  cpSync(env.DATA_DIR, dataDir, { recursive: true })
  const port = await freePort()
  const server = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: '',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await untilHealthy(port, server)
    const browser = await chromium.launch({
      executablePath: installBrowser() || undefined,
      args: ['--no-sandbox', '--disable-gpu'],
    })
    await task(browser, `http://localhost:${port}`)
    await browser.close()
  } finally {
    server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function untilHealthy(port: number, server: ChildProcess) {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) throw new Error('The server ended at its start: see above.')
    const healthy = await fetch(`http://localhost:${port}/api/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (healthy) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('The server did not become healthy within a minute.')
}
