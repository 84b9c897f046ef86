import { LANGUAGES } from '#lib/i18n/languages.ts'
import { expectDraftPages } from './draft-pages.ts'
import { test } from './fixtures.ts'
import { OTHER_PAGES, PAGES } from './measured-pages.ts'

/* Each page type in draft mode, in one language; tests/sweep has both. No document of this server has a draft. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

LANGUAGES.forEach((lang, turn) => {
  test(`in draft mode pages are as published, and each text names its field (${lang})`, async ({
    page,
    newPage,
    site,
  }) => {
    const paths = [...PAGES, ...OTHER_PAGES].filter((_, place) => place % LANGUAGES.length === turn)
    await expectDraftPages(
      { drafts: page, published: await newPage({ reducedMotion: 'reduce' }), site },
      paths,
      lang,
    )
  })
})
