import { expect } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { expectNothingFound } from './axe.ts'
import { testWithSite } from './fixtures.ts'
import { NOT_FOUND, PAGES, setWidth, WIDTHS } from './measured-pages.ts'

const test = testWithSite()
// Colours are judged at rest, not half-way through a change of scheme.
// A trace of every step would take longer than the steps.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })
test.setTimeout(180_000)

for (const lang of LANGUAGES) {
  test.describe(lang, () => {
    for (const path of [...PAGES, ...NOT_FOUND]) {
      test(path, async ({ page }) => {
        await page.goto(localizedHref(path, lang))
        for (const width of WIDTHS) {
          await setWidth(page, width)
          await expectNothingFound(page)
        }
      })
    }

    test('the header with a menu open', async ({ page }) => {
      await page.goto(localizedHref('/', lang))
      for (const [width, menu] of [
        [1280, 'services-menu'],
        [1280, 'cities-menu'],
        [360, 'mobile-search'],
        [360, 'mobile-menu'],
      ] as const) {
        await setWidth(page, width)
        await page.locator(`header button[popovertarget=${menu}]`).first().click()
        await expect(page.locator(`#${menu}`)).toBeVisible()
        await expectNothingFound(page)
        await page.keyboard.press('Escape')
        await expect(page.locator(`#${menu}`)).toBeHidden()
      }
    })

    test('the catalogue with its filters open and in use', async ({ page }) => {
      await page.goto(localizedHref('/services', lang))
      for (const width of WIDTHS) {
        await setWidth(page, width)
        await page.locator('.filters-button').click()
        const panel = page.locator('#catalogue-filters')
        await expect(panel).toBeVisible()
        await panel.getByRole('checkbox').first().click()
        await expectNothingFound(page)
        await page.keyboard.press('Escape')
        await expect(panel).toBeHidden()
        await expectNothingFound(page)
      }
    })

    test('the catalogue without a result', async ({ page }) => {
      await page.goto(localizedHref('/services?q=xyzzy', lang))
      // Until it is filtered the whole catalogue is out of sight, and axe would see nothing.
      await expect(page.locator('#results').getByText(getDictionary(lang).services.empty)).toBeVisible()
      await expectNothingFound(page)
    })

    test('the service page with the live activity popup', async ({ page }) => {
      await page.goto(localizedHref('/tv-mounting', lang))
      const popup = page.getByRole('region', { name: getDictionary(lang).activity.label })
      for (const width of WIDTHS) {
        await setWidth(page, width)
        await expect(popup).toBeVisible({ timeout: 15_000 })
        // It stays while it has the focus.
        await popup.getByRole('button').focus()
        await expectNothingFound(page)
      }
    })

    test('the service page with each tab of the guide, every answer open', async ({ page }) => {
      await page.goto(localizedHref('/tv-mounting', lang))
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) {
          details.removeAttribute('name')
          details.setAttribute('open', '')
        }
      })
      const lists = await page.getByRole('tablist').all()
      expect(lists.length).toBeGreaterThan(0)
      for (const place of [0, 1, 2, 3]) {
        for (const list of lists) {
          const tab = list.getByRole('tab').nth(place)
          await tab.click()
          await expect(tab).toHaveAttribute('aria-selected', 'true')
        }
        // The first tabs with the whole page around them; the others change their own section only.
        const part = place === 0 ? undefined : 'section:has([role=tablist])'
        for (const width of WIDTHS) {
          await setWidth(page, width)
          await expectNothingFound(page, { part })
        }
      }
    })
  })
}
