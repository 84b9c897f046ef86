import { expectNothingFound } from '../e2e/axe.ts'
import { test } from '../e2e/fixtures.ts'
import { NOT_FOUND, OTHER_PAGES, PAGES } from '../e2e/measured-pages.ts'
import { LOOKS, nameOf, openAs, STATES } from '../e2e/page-states.ts'

// Colours are judged at rest, not half-way through a change of scheme.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const look of LOOKS) {
  test.describe(nameOf(look), () => {
    for (const path of [...PAGES, ...OTHER_PAGES, ...NOT_FOUND]) {
      test(path, async ({ page }) => {
        await openAs(page, path, look)
        await expectNothingFound(page)
      })
    }

    for (const { name, path, width, show } of STATES) {
      if (width !== undefined && width !== look.width) continue
      test(name, async ({ page }) => {
        await openAs(page, path, look)
        await show(page, look.lang, (part) => expectNothingFound(page, { part }))
      })
    }
  })
}
