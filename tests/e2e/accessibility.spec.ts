import { expectNothingFound } from './axe.ts'
import { test } from './fixtures.ts'
import { lookInTurn, nameOf, openAs, STATES } from './page-states.ts'

/* Some states, each in one look; page types are in page-types.spec.ts, and everything in every look in tests/sweep. */

// Colours are judged at rest, not half-way through a change of scheme.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LOOKED_AT = STATES.filter((_, place) => place % 8 === 1)

for (const [place, { name, path, width, show }] of LOOKED_AT.entries()) {
  const look = lookInTurn(2 * place, width)
  test(`${name} (${nameOf(look)})`, async ({ page }) => {
    await openAs(page, path, look)
    await show(page, look.lang, (part) => expectNothingFound(page, { part }))
  })
}
