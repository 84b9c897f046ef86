import { test } from '../e2e/fixtures.ts'
import { FILTERED, PAGES } from '../e2e/measured-pages.ts'
import { LOOKS, nameOf } from '../e2e/page-states.ts'
import { expectStillOnSlowLine } from '../e2e/slow-line.ts'

for (const look of LOOKS) {
  // Colours move nothing.
  if (look.scheme === 'dark') continue
  for (const path of [...PAGES, ...FILTERED]) {
    test(`${path} (${nameOf(look)}) stays where it was painted`, async ({ page }) => {
      await expectStillOnSlowLine(page, path, look)
    })
  }
}
