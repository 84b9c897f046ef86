import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { expectFits } from '../e2e/fits.ts'
import { test } from '../e2e/fixtures.ts'
import { NOT_FOUND, OTHER_PAGES, PAGES } from '../e2e/measured-pages.ts'

for (const lang of LANGUAGES) {
  for (const path of [...PAGES, ...OTHER_PAGES, ...NOT_FOUND]) {
    test(`${path} in ${lang} fits the screen at every width`, async ({ page }) => {
      await page.goto(localizedHref(path, lang))
      await expectFits(page)
    })
  }
}
