// How long until a document can be edited in the Studio, from the navigation to a field that takes text, in a browser that has
// opened it before. Needs CHROMIUM_PATH or Playwright's own Chromium.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { ADMIN } from '../e2e/people.ts'
import { startSite } from '../e2e/site.ts'
import { field, signIn } from '../e2e/studio.ts'
import type { Figure } from './figures.ts'

/** The browser keeps compiled scripts from the second visit on. */
const WARM_UP = 3
const RUNS = 5

export async function measureStudio(): Promise<Figure[]> {
  const site = await startSite()
  const profile = mkdtempSync(join(tmpdir(), 'montage-bench-studio-'))
  // A profile on disk, as a person's browser has: a window of its own, as in tests, would compile everything again each time.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
    baseURL: site.url,
    locale: 'en-CA',
  })
  try {
    await signIn(await context.newPage(), ADMIN)
    for (let run = 0; run < WARM_UP; run++) await untilUsable(context)
    const values: number[] = []
    for (let run = 0; run < RUNS; run++) values.push(await untilUsable(context))
    return [{ what: 'the Studio, from the navigation to a field that takes text', unit: 'ms', values }]
  } finally {
    await context.close()
    await site.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

async function untilUsable(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  const started = performance.now()
  await page.goto('/studio/intent/edit/id=service-tv-mounting;type=service/', { waitUntil: 'commit' })
  await field(page, 'name.en').locator('input:read-write').waitFor({ timeout: 60_000 })
  const took = performance.now() - started
  await page.close()
  return took
}
