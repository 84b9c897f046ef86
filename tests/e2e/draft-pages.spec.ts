import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { expectDraftPages } from './draft-pages.ts'
import { test } from './fixtures.ts'

/* Pages in draft mode, each kind of content once; tests/sweep has every page type in both languages. No document of this server has a draft. */

/** The largest page and one with a form, one with lists and one with formatted text. */
const LOOKED_AT: Record<Language, string[]> = {
  en: ['/tv-mounting', '/get-quote?service=tv-mounting&city=toronto'],
  fr: ['/', '/guides/three-bids'],
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const lang of LANGUAGES) {
  test(`in draft mode pages are as published, and each text names its field (${lang})`, async ({
    page,
    newPage,
    site,
  }) => {
    const published = await newPage({ reducedMotion: 'reduce' })
    await expectDraftPages({ drafts: page, published, site }, LOOKED_AT[lang], lang)
  })
}
