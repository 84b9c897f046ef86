import { expect } from '@playwright/test'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { test } from '../e2e/fixtures.ts'
import { clickToLead, followToLead, journeys } from '../e2e/job-journeys.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

for (const lang of LANGUAGES) {
  test(`each of the 50 services and 5 bundles reaches the lead without scripts, in ${lang}`, async ({
    site,
  }) => {
    const all = await journeys(site)
    expect(all).toHaveLength(55)
    for (const journey of all) await followToLead(site, journey, lang)
  })

  test(`each of the 50 services and 5 bundles reaches the lead with scripts, in ${lang}`, async ({
    page,
    site,
  }) => {
    for (const journey of await journeys(site)) await clickToLead(page, site, journey, lang)
  })
}
