import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { expectFits } from './fits.ts'
import { test } from './fixtures.ts'
import { NOT_FOUND, PAGES } from './measured-pages.ts'

/* In one language each, in turns; every page type in both is in tests/sweep. */
for (const [place, path] of [PAGES[0], NOT_FOUND[0]].entries()) {
  const lang = LANGUAGES[place % LANGUAGES.length] ?? LANGUAGES[0]
  test(`${path} in ${lang} fits the screen at every width`, async ({ page }) => {
    await page.goto(localizedHref(path, lang))
    await expectFits(page)
  })
}
