import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import { expectNothingFound } from './axe.ts'
import { expectLargeTargets, expectVisibleControls } from './controls.ts'
import { expectFits } from './fits.ts'
import { ONLY_IN_SWEEP, test, testWithSite } from './fixtures.ts'
import { setWidth, watchErrors } from './measured-pages.ts'

const asInProduction = testWithSite({ env: { SHOW_STYLEGUIDE: 'no' } })

const UI = resolve('components/ui')

/** What is not shown by itself: it is part of one that is, or opens from one. */
const PARTS = [
  'Breadcrumb',
  // Renders nothing: it counts in the text areas.
  'CountCharacters',
  'EmailText',
  'FieldErrorText',
  'Field',
  'IconSprite',
  'PlusMinus',
  'PointsSection',
  'FiguresSection',
  'Select',
  'Zoom',
]

test(
  'the styleguide shows every component of the interface, and nothing is wrong with it',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    const errors = watchErrors(page)
    await page.goto('/styleguide?lang=fr')
    const shown = await page
      .locator('[data-specimen]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-specimen')))
    const components = readdirSync(UI)
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => [
        ...readFileSync(resolve(UI, file), 'utf8').matchAll(/^export function ([A-Z]\w+)/gm),
      ])
      .map(([, name = '']) => name)
    expect(components.filter((name) => !shown.includes(name) && !PARTS.includes(name))).toEqual([])
    await expectNothingFound(page)
    await expectFits(page)
    await setWidth(page, 320)
    await expectLargeTargets(page)
    // Colours that change slowly are still the former ones.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectVisibleControls(page)
    expect(errors).toEqual([])
  },
)

asInProduction(
  'a server that is not started for tests shows no styleguide',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    for (const path of ['/styleguide', '/styleguide?lang=fr', '/en/styleguide']) {
      expect((await fetch(site.url + path)).status, path).toBe(404)
    }
    expect(await (await fetch(`${site.url}/sitemap/pages-1.xml`)).text()).not.toContain('styleguide')
  },
)
