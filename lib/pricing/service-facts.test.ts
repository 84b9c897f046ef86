import { expect, it } from 'vitest'
import { serviceFacts } from './service-facts.ts'
import { timeBandsOf } from './time-on-site.ts'

const service = { complexity: 'Moderate', permitRequired: false, timeOnSite: null, timeNote: null } as const

const factsOf = (facts: Parameters<typeof serviceFacts>[1], lang: 'en' | 'fr') =>
  Object.fromEntries(
    serviceFacts('table', facts, timeBandsOf(null), lang).map(({ label, value }) => [label, value]),
  )

it.each([
  [true, true, 'Required', 'Oui'],
  [true, false, 'Required', 'Oui'],
  [false, true, 'By province', 'Selon la province'],
  [false, false, 'Not required', 'Non'],
])('licence %s, in some province %s: %s', (licenseRequired, licenceByProvince, english, french) => {
  const facts = { ...service, licenseRequired, licenceByProvince }
  expect(factsOf(facts, 'en')['Licensed trade']).toBe(english)
  expect(factsOf(facts, 'fr')['Métier réglementé']).toBe(french)
})

it.each([
  [6, '6 months', '6 mois'],
  [12, '1 year', '1 an'],
  [18, '18 months', '18 mois'],
  [24, '2 years', '2 ans'],
  [null, null, null],
])('a warranty of %s months: %s', (warrantyMonths, english, french) => {
  const facts = { ...service, licenseRequired: false, warrantyMonths }
  expect(factsOf(facts, 'en')['Warranty on the work']).toBe(english)
  expect(factsOf(facts, 'fr')['Garantie sur les travaux']?.replaceAll('\u00A0', ' ') ?? null).toBe(french)
})

it.each([
  [true, ['2-4 hours', 'Not required', 'Usually required']],
  [false, ['2-4 hours', 'Not required', null]],
])('the page of a service names its permit where one is needed: %s', (permitRequired, values) => {
  const facts = serviceFacts(
    'page',
    { ...service, licenseRequired: false, permitRequired },
    timeBandsOf(null),
    'en',
  )
  expect(facts.map(({ value }) => value)).toEqual(values)
})
