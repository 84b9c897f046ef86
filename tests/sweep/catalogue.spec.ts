import { LANGUAGES } from '#lib/i18n/languages.ts'
import { expectEnterShows, expectTakenBack, FILTERS } from '../e2e/catalogue-results.ts'
import { test } from '../e2e/fixtures.ts'
import { setWidth } from '../e2e/measured-pages.ts'
import { SEARCH_QUERIES } from '../search-queries.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const filter of FILTERS) {
  for (const other of FILTERS) {
    if (filter === other) continue
    test(`${filter.query}&${other.query} is taken back and restored`, async ({ page }) => {
      await expectTakenBack(page, filter, other)
    })
  }
}

for (const lang of LANGUAGES) {
  test(`what Enter shows contains what the panel showed, for every query, in ${lang}`, async ({ page }) => {
    await setWidth(page, 1280)
    for (const query of SEARCH_QUERIES[lang]) await expectEnterShows(page, query, lang)
  })
}
