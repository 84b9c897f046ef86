import { expect } from '@playwright/test'
import { expectNothingFound } from './axe.ts'
import { inEveryRun, test } from './fixtures.ts'
import { expectStill, recordShifts } from './layout-shifts.ts'
import { NOT_FOUND, OTHER_PAGES, PAGES, scrollThrough, untilScripted, watchErrors } from './measured-pages.ts'
import { lookInTurn, nameOf, openAs } from './page-states.ts'

/* Some page types, each in one look; tests/sweep has every page, in every look. */
const LOOKED_AT = [...PAGES, ...OTHER_PAGES.filter((_, place) => place % 4 === 0), ...NOT_FOUND]
/* Of each width, language and scheme one. */
const IN_EVERY_RUN = ['/', '/tv-mounting']

// Colours are judged at rest, not half-way through a change of scheme.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [place, path] of LOOKED_AT.entries()) {
  const look = lookInTurn(place)
  test(
    `${path} (${nameOf(look)}): nothing complains, nothing moves, axe finds nothing`,
    inEveryRun(IN_EVERY_RUN.includes(path)),
    async ({ page }) => {
      const errors = watchErrors(page)
      const shifts = await recordShifts(page)
      await openAs(page, path, look)
      await untilScripted(page, look.lang)
      await scrollThrough(page)
      // What the browser has kept is listed there once it has looked.
      if (path !== '/offline') await expectStill(page, shifts)
      await expectNothingFound(page)
      // The browser itself complains of the status.
      const isMissing = NOT_FOUND.some((missing) => missing === path)
      expect(errors).toEqual(isMissing ? [expect.stringContaining('404')] : [])
    },
  )
}
