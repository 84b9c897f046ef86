import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { expectDraftPages } from './draft-pages.ts'
import { test } from './fixtures.ts'

/* Pages in draft mode, each kind of content once; tests/sweep has every page type in both languages. No document of this server has a draft. */

/** A page with lists and one with a form, the largest one, one of two documents, and formatted text. */
const LOOKED_AT: Record<Language, string[]> = {
  en: ['/tv-mounting', '/iqaluit/heat-pump-installation', '/get-quote?service=tv-mounting&city=toronto'],
  fr: ['/', '/guides/three-bids', '/city/toronto'],
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
