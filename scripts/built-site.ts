import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import type { Env } from '#lib/env.ts'
import { currentBuild } from './builds.ts'
import { fail } from './fail.ts'
import { installBrowser } from './install-browser.mjs'
import { withServer } from './trial-server.ts'

/**
 * Serves the build on a free port with a copy of the data. `task` takes pictures of it in a browser.
 * @param settings environment variables in addition to those of this process
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
  try {
    await withServer({ DATA_DIR: dataDir, ...settings }, async (origin) => {
      const browser = await chromium.launch({
        executablePath: installBrowser() || undefined,
        args: ['--no-sandbox', '--disable-gpu'],
      })
      await task(browser, origin)
      await browser.close()
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
