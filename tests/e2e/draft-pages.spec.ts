import { expectDraftPages } from './draft-pages.ts'
import { ONLY_IN_SWEEP, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Every page type in both languages is in the sweep. No document of this server has a draft.
test(
  'in draft mode pages are as published, and each text names its field',
  ONLY_IN_SWEEP,
  async ({ page, newPage, site }) => {
    const published = await newPage({ reducedMotion: 'reduce' })
    await expectDraftPages({ drafts: page, published, site }, ['/tv-mounting'], 'fr')
  },
)
