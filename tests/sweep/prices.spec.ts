import { expect } from '@playwright/test'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { test } from '../e2e/fixtures.ts'
import { contradictions, printTable, shownFor, subjectsOf } from '../e2e/price-table.ts'

const CITIES = ['toronto', 'vancouver', 'calgary', 'montreal', 'regina', 'iqaluit']

for (const lang of LANGUAGES) {
  test(`every service in six cities has one price and one time, each with one name, in ${lang}`, async ({
    page,
    site,
  }) => {
    const { services, cities } = await subjectsOf(site, lang)
    const shown = cities.filter(({ slug }) => CITIES.includes(slug))
    const rows = await shownFor({ services, cities: shown }, site, page, lang)
    printTable(rows)
    expect(contradictions(rows)).toEqual([])
    // What is not found cannot contradict.
    expect(shown).toHaveLength(CITIES.length)
    for (const { slug } of services)
      for (const city of CITIES)
        expect(
          rows.some((row) => row.service === slug && row.city === city),
          `${slug} in ${city}`,
        ).toBe(true)
  })
}
