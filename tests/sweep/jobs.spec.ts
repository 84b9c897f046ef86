import { expect } from '@playwright/test'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { test } from '../e2e/fixtures.ts'
import { followToLead, journeys } from '../e2e/job-journeys.ts'

for (const lang of LANGUAGES) {
  test(`each of the 50 services and 5 bundles reaches the lead from its page, in ${lang}`, async ({
    site,
  }) => {
    test.setTimeout(300_000)
    const all = await journeys(site)
    expect(all).toHaveLength(55)
    for (const journey of all) await followToLead(site, journey, lang)
  })
}
