import { test } from '../e2e/fixtures.ts'
import { expectWholeWalk } from '../e2e/keyboard-walk.ts'
import { NOT_FOUND, OTHER_PAGES, PAGES, WIDTHS } from '../e2e/measured-pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of WIDTHS) {
  for (const path of [...PAGES, ...OTHER_PAGES, ...NOT_FOUND]) {
    test(`${path} at ${width} px: Tab reaches everything in order, and shows where it is`, async ({
      page,
    }) => {
      await expectWholeWalk(page, path, width)
    })
  }
}
