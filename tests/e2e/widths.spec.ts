import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { expectFits } from './fits.ts'
import { test } from './fixtures.ts'
import { NOT_FOUND, OTHER_PAGES, PAGES } from './measured-pages.ts'

/* In one language each, in turns; in both in tests/sweep. */
for (const [place, path] of [...PAGES, ...OTHER_PAGES, ...NOT_FOUND].entries()) {
  const lang = LANGUAGES[place % LANGUAGES.length] ?? LANGUAGES[0]
  test(`${path} in ${lang} fits the screen at every width`, async ({ page }) => {
    await page.goto(localizedHref(path, lang))
    await expectFits(page)
  })
}
