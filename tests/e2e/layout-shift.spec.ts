import { expect } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { ONLY_IN_SWEEP, test } from './fixtures.ts'
import { expectStill, recordShifts } from './layout-shifts.ts'
import { scrollThrough, setWidth, untilScripted, untilTaken, watchErrors } from './measured-pages.ts'
import { slowDown } from './slow-line.ts'

/* Page types are in page-types.spec.ts; filtered lists and the most visited pages, on a slow line and in every look, in tests/sweep. */

test('who is at the results before the scripts are sees nothing move', async ({ page }) => {
  await setWidth(page, 360)
  const shifts = await recordShifts(page)
  const { promise: isThere, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await isThere
    await route.continue()
  })
  await page.goto('/services?q=tv&complexity=Easy', { waitUntil: 'commit' })
  await page.locator('#catalogue').evaluate((catalogue) => catalogue.scrollIntoView({ behavior: 'instant' }))
  release()
  await untilTaken(page.locator('#catalogue-sort'))
  await expectStill(page, shifts)
})

test('a filtered address leads to what it asks for', ONLY_IN_SWEEP, async ({ page, site }) => {
  const count = await site.client.fetch('count(*[_type == "service" && category->slug.current == "hvac"])')
  expect(count).toBeGreaterThan(0)
  await slowDown(page)
  await page.goto('/services?category=hvac')
  await expect(page.locator('#results article:visible')).toHaveCount(count)
  await expect(page.locator('#results')).toBeInViewport()
  // The list is there before the last files are, which are still held back.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

for (const lang of LANGUAGES) {
  test(
    `nothing complains in the console on the way from a filtered list and back, in ${lang}`,
    ONLY_IN_SWEEP,
    async ({ page }) => {
      const errors = watchErrors(page)
      for (const path of ['/services?category=hvac', '/services?q=xyzzy']) {
        await page.goto(localizedHref(path, lang))
        await untilScripted(page, lang)
        await scrollThrough(page)
      }
      await page.getByRole('banner').getByRole('link', { name: 'Montage' }).click()
      await expect(page).toHaveURL(localizedHref('/', lang))
      await page.goBack()
      await expect(page).toHaveURL(localizedHref('/services?q=xyzzy', lang))
      await expect(page.locator('#results')).toBeVisible()
      await untilScripted(page, lang)
      expect(errors).toEqual([])
    },
  )
}
