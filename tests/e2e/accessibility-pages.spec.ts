import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { expectNothingFound } from './axe.ts'
import { testWithSite } from './fixtures.ts'
import { OTHER_PAGES, setWidth, WIDTHS } from './measured-pages.ts'

const test = testWithSite()
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

for (const lang of LANGUAGES) {
  for (const path of OTHER_PAGES) {
    test(`${path} in ${lang}`, async ({ page }) => {
      await page.goto(localizedHref(path, lang))
      for (const width of WIDTHS) {
        await setWidth(page, width)
        await expectNothingFound(page, { schemes: ['light'] })
      }
    })
  }
}
