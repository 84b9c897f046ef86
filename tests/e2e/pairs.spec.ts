import { expect } from '@playwright/test'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { test } from './fixtures.ts'
import { contradictionsOf, readDocuments } from './pair-truth.ts'

/* One pair of each kind; tests/sweep reads the pages of all pairs. */

const PAIRS = [
  // With an average, installers, local reviews and a local project.
  ['toronto', 'tv-mounting'],
  // A rule of the province asks for a licence, the service does not.
  ['laval', 'roof-replacement'],
  ['laval', 'ceiling-fans'],
  ['montreal', 'smart-thermostat-installation'],
  // Nobody is listed; reviews and a project from elsewhere.
  ['winnipeg', 'heat-pump-installation'],
  // No emergency service.
  ['vancouver', 'furniture-assembly'],
  // A note follows the time.
  ['iqaluit', 'fence-installation'],
]

for (const lang of LANGUAGES) {
  test(`pages of a service in a city contradict neither themselves nor the documents, in ${lang}`, async ({
    site,
  }) => {
    const documents = await readDocuments(site, lang)
    for (const [citySlug, serviceSlug] of PAIRS) {
      const city = documents.cities.find(({ slug }) => slug === citySlug)
      const service = documents.services.find(({ slug }) => slug === serviceSlug)
      if (!city || !service) throw new Error(`There is no ${serviceSlug} in ${citySlug}.`)
      expect(await contradictionsOf(site, documents, { city, service }, lang)).toEqual([])
    }
  })
}
