import { expect, type Page } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { testWithSite } from './fixtures.ts'
import { MOST_SHIFT, recordShifts } from './layout-shifts.ts'
import { NOT_FOUND, PAGES, scrollThrough, setWidth, WIDTHS, watchErrors } from './measured-pages.ts'

const test = testWithSite()

/** A slow line: the page is painted before its fonts and its scripts are there, so that what they move is seen. */
async function slowDown(page: Page, files = /\.(woff2|js)$/) {
  await page.route(files, async (route) => {
    await new Promise((done) => setTimeout(done, 800))
    await route.continue()
  })
}

/** What has changed by now is on the screen, and its shifts are noted. */
async function painted(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

async function expectStill(page: Page, path: string) {
  const shifts = await recordShifts(page)
  await slowDown(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await scrollThrough(page)
  await painted(page)
  const found = await shifts()
  const total = found.reduce((sum, { value }) => sum + value, 0)
  console.log(`  ${path} at ${page.viewportSize()?.width} px: ${total.toFixed(4)}`)
  expect(total, JSON.stringify(found)).toBeLessThanOrEqual(MOST_SHIFT)
}

for (const width of WIDTHS) {
  for (const lang of LANGUAGES) {
    for (const path of [...PAGES, '/services?category=hvac', '/services?q=tv&complexity=Easy']) {
      test(`${path} in ${lang} at ${width} px stays where it was painted`, async ({ page }) => {
        await setWidth(page, width)
        await expectStill(page, localizedHref(path, lang))
      })
    }
  }
}

test('who is at the results before the scripts are sees nothing move', async ({ page }) => {
  await setWidth(page, 360)
  const shifts = await recordShifts(page)
  await slowDown(page, /\.js$/)
  await page.goto('/services?q=tv&complexity=Easy', { waitUntil: 'commit' })
  await page.locator('#catalogue').evaluate((catalogue) => catalogue.scrollIntoView({ behavior: 'instant' }))
  // What can be taken away again is there when the list has been filtered.
  await expect(page.locator('#results').getByRole('button').first()).toBeVisible()
  await painted(page)
  const found = await shifts()
  const total = found.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(found)).toBeLessThanOrEqual(MOST_SHIFT)
})

test('a filtered address leads to what it asks for', async ({ page, site }) => {
  const count = await site.client.fetch('count(*[_type == "service" && category->slug.current == "hvac"])')
  expect(count).toBeGreaterThan(0)
  await slowDown(page)
  await page.goto('/services?category=hvac')
  await expect(page.locator('#results article:visible')).toHaveCount(count)
  await expect(page.locator('#results')).toBeInViewport()
})

test('nothing complains in the console', async ({ page }) => {
  const errors = watchErrors(page)
  for (const lang of LANGUAGES) {
    for (const path of [...PAGES, '/services?category=hvac', '/services?q=xyzzy']) {
      await page.goto(localizedHref(path, lang), { waitUntil: 'networkidle' })
      await scrollThrough(page)
    }
    await page.getByRole('banner').getByRole('link', { name: 'Montage' }).click()
    await expect(page).toHaveURL(localizedHref('/', lang))
    await page.goBack()
  }
  expect(errors).toEqual([])
})

test('on a not-found screen the console names only the missing page itself', async ({ page }) => {
  const errors = watchErrors(page)
  for (const path of NOT_FOUND) await page.goto(path, { waitUntil: 'networkidle' })
  expect(errors).toHaveLength(NOT_FOUND.length)
  for (const error of errors) expect(error).toContain('404')
})
