import { expect } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { test } from './fixtures.ts'
import { setWidth } from './measured-pages.ts'

/** How far one scrolls on a phone, in CSS pixels, on the home page and on the longest page of a service (docs/product.md, Look). */
const HEIGHTS: Record<string, Record<Language, number>> = {
  '/': { en: 9_132, fr: 10_400 },
  '/tv-mounting': { en: 9_989, fr: 11_000 },
}

for (const [path, heights] of Object.entries(HEIGHTS)) {
  for (const lang of LANGUAGES) {
    test(`${path} in ${lang} is no longer than ${heights[lang]} px on a phone`, async ({ page }) => {
      await setWidth(page, 360)
      await page.goto(localizedHref(path, lang))
      // Stand-in letters take other room.
      await page.evaluate(() => document.fonts.ready)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeLessThanOrEqual(heights[lang])
    })
  }
}
