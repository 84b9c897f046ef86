import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { expectNothingFound } from '../e2e/axe.ts'
import { expectLargeTargets, expectVisibleControls } from '../e2e/controls.ts'
import { test } from '../e2e/fixtures.ts'
import { NOT_FOUND, OTHER_PAGES, PAGES, scrollThrough } from '../e2e/measured-pages.ts'
import { LOOKS, nameOf, openAs } from '../e2e/page-states.ts'
import { recordRows } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Of a screenshot's pixels. Letters are drawn a little differently on other machines, even by the same browser. */
const MOST_DIFFERENT = 0.01

/*
 * The styleguide beside how it looked when its references were made. Another version of the browser draws letters and controls
 * in another way, so each version has references of its own. Where a version has none they are made, and nothing is
 * compared: the table says which it was.
 */
for (const look of LOOKS) {
  test(`the styleguide looks as it did (${nameOf(look)})`, async ({ page, browser }, info) => {
    await openAs(page, '/styleguide', look)
    await expectNothingFound(page)
    await page.mouse.move(0, 0)
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
    const name = [`chromium-${browser.version().split('.')[0]}`, `${nameOf(look).replace(/\W+/g, '-')}.png`]
    const reference = info.snapshotPath(...name)
    const isKnown = existsSync(reference)
    const what = isKnown ? 'looks compared' : 'references made, nothing compared'
    recordRows('tests/sweep/styleguide.spec.ts', { [what]: { tried: 1, lost: 0 } })
    if (isKnown) {
      expect(picture).toMatchSnapshot(name, { maxDiffPixelRatio: MOST_DIFFERENT })
    } else {
      mkdirSync(dirname(reference), { recursive: true })
      writeFileSync(reference, picture)
    }
  })
}

for (const path of [...PAGES, ...OTHER_PAGES, ...NOT_FOUND]) {
  test(`${path}: what is pressed is large enough, also at 200 % and 320 px, and is seen in forced colours`, async ({
    page,
  }) => {
    // 200 % on a screen of 1280 pixels, and the narrowest that WCAG asks for.
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(localizedHref(path, width === 320 ? 'fr' : 'en'))
      await scrollThrough(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expectLargeTargets(page)
    }
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await expectVisibleControls(page)
  })
}
