import { LANGUAGES } from '#lib/i18n/languages.ts'
import { expectDraftPages } from '../e2e/draft-pages.ts'
import { test } from '../e2e/fixtures.ts'
import { OTHER_PAGES, PAGES } from '../e2e/measured-pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const lang of LANGUAGES) {
  test(`in draft mode every page type is as published (${lang})`, async ({ page, newPage, site }) => {
    const published = await newPage({ reducedMotion: 'reduce' })
    await expectDraftPages({ drafts: page, published, site }, [...PAGES, ...OTHER_PAGES], lang)
  })
}
