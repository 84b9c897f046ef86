import { expectNothingFound } from './axe.ts'
import { test } from './fixtures.ts'
import { lookInTurn, nameOf, openAs, STATES } from './page-states.ts'

/* Each state in one look; every page type is in page-types.spec.ts, and everything in every look in tests/sweep. */

// Colours are judged at rest, not half-way through a change of scheme.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [place, { name, path, width, show }] of STATES.entries()) {
  const look = lookInTurn(place, width)
  test(`${name} (${nameOf(look)})`, async ({ page }) => {
    await openAs(page, path, look)
    await show(page, look.lang, (part) => expectNothingFound(page, { part }))
  })
}
