// Reads the sample content.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { averageOf, cityPrices, figureOf, type PricedService } from '#lib/pricing/figure.ts'

interface City {
  _type: 'city'
  name: { en: string }
  slug: { current: string }
  localPricing: { baseMultiplier: number; averageRates?: { range: string; service: { _ref: string } }[] }
}

const documents: { _type: string }[] = readFileSync('studio/seed/production.ndjson', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const services = documents.filter(({ _type }) => _type === 'service') as unknown as PricedService[]
const cities = documents.filter(({ _type }) => _type === 'city') as unknown as City[]

test('of all services in all cities only the ten rates of the sample content are averages', () => {
  const averages = cities.flatMap(({ name, slug, localPricing }) => {
    const { baseMultiplier, averageRates = [] } = localPricing
    const prices = cityPrices({
      name: name.en,
      localPricing: {
        baseMultiplier,
        averageRates: averageRates.map(({ range, service }) => ({ range, service: service._ref })),
      },
    })
    return services.flatMap((service) => {
      const figure = figureOf({ ...service, compulsoryFees: null }, prices)
      // Beside an estimate stands an average or nothing; a list, a lead and a mail say the same figure as the page.
      expect(averageOf({ ...service, compulsoryFees: null }, prices)).toEqual(
        figure?.name === 'cityAverage' ? figure : null,
      )
      expect(['cityAverage', 'cityRange']).toContain(figure?.name)
      return figure?.name === 'cityAverage'
        ? [`${slug.current} ${service._id} ${figure.min}-${figure.max}`]
        : []
    })
  })
  expect(services.length * cities.length).toBeGreaterThanOrEqual(2_000)
  expect(averages.toSorted()).toEqual([
    'calgary service-appliance-installation 160-420',
    'calgary service-furniture-assembly 85-260',
    'calgary service-tv-mounting 125-365',
    'toronto service-appliance-installation 175-450',
    'toronto service-ceiling-fans 175-395',
    'toronto service-furniture-assembly 95-280',
    'toronto service-tv-mounting 140-380',
    'vancouver service-appliance-installation 180-480',
    'vancouver service-furniture-assembly 100-300',
    'vancouver service-tv-mounting 145-420',
  ])
})
