import { expect, type Page } from '@playwright/test'
import { expectStill, recordShifts } from './layout-shifts.ts'
import { scrollThrough, untilScripted } from './measured-pages.ts'
import { type Look, openAs } from './page-states.ts'

/** Holds back files whose address matches until the page has been painted without them. Call it before `goto`. */
export async function slowDown(page: Page, files = /\.(woff2|js)$/): Promise<void> {
  await page.route(files, async (route) => {
    // `waitForFunction` would need `eval`, which the pages' policy forbids.
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(paints).toBeGreaterThan(0)
    await route.continue()
  })
}

/** Checks that nothing moves when fonts and scripts arrive after the first paint, and while the page is scrolled to its end. */
export async function expectStillOnSlowLine(page: Page, path: string, look: Look): Promise<void> {
  const shifts = await recordShifts(page)
  await slowDown(page)
  await openAs(page, path, look)
  await untilScripted(page, look.lang)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await scrollThrough(page)
  await expectStill(page, shifts)
}
