import { expect, type Page } from '@playwright/test'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'

/** Of Letter paper. Chromium writes each page as an object of its own. */
async function pagesOnPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

/** What is on paper, as the reader sees it. */
const isOnPaper = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found) => found.some((one) => one.checkVisibility({ contentVisibilityAuto: true })))

const GONE = ['header nav', '.header-search', '.squares', '.footer-top', '.quote-bar', 'main .btn']

for (const [path, pages] of [
  ['/guides/three-bids', 4],
  ['/get-quote?service=tv-mounting&city=toronto', 3],
  ['/get-quote?service=tv-mounting&city=toronto&lang=fr', 3],
] as const) {
  test(
    `${path} is printed on at most ${pages} sheets, without what is pressed`,
    inEveryRun(path.startsWith('/guides') || path.endsWith('fr')),
    async ({ page }) => {
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      for (const selector of GONE) expect(await isOnPaper(page, selector), selector).toBe(false)
      await expect(page.locator('h1:visible')).toHaveCount(1)
      await expect(page.locator('.logo')).toBeVisible()
      const sheets = await pagesOnPaper(page)
      expect(sheets).toBeGreaterThan(0)
      expect(sheets).toBeLessThanOrEqual(pages)
    },
  )
}

test('the bar that leads a phone to a quote is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/tv-mounting')
  await page.locator('#reviews-title').scrollIntoViewIfNeeded()
  await expect(page.locator('.quote-bar')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await isOnPaper(page, '.quote-bar')).toBe(false)
})

test('what is folded away on a screen is printed: tabs and answers', ONLY_IN_SWEEP, async ({ page }) => {
  await page.goto('/tv-mounting')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const panels = page.locator('[role=tabpanel]')
  expect(await panels.count()).toBeGreaterThan(3)
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
  const folded = page.locator('main details:not([open]) > :not(summary)')
  expect(await folded.count()).toBeGreaterThan(3)
  const heights = await folded.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThan(15)
})
