import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bundleFigureOf,
  type CityPrices,
  cityPrices,
  figureOf,
  mostJobsOf,
  type PricedService,
  separatelyOf,
} from './figure.ts'

const service: PricedService = { _id: 'tv', priceRange: '$100-$300', compulsoryFees: null }
const toronto: CityPrices = { name: 'Toronto', multiplier: 1.15, averages: { tv: '$140-$380' } }

test('a city document becomes its prices', () => {
  const localPricing = {
    baseMultiplier: 1.15,
    averageRates: [
      { range: '$140-$380', service: 'tv' },
      { range: null, service: 'fan' },
      { range: '$1-$2', service: null },
    ],
  }
  expect(cityPrices({ name: 'Toronto', localPricing })).toEqual(toronto)
  expect(cityPrices({ name: null, localPricing: null })).toEqual({ name: '', multiplier: null, averages: {} })
})

describe('the figure of a service', () => {
  test('is its price range where no city is known', () => {
    expect(figureOf(service)).toEqual({ name: 'range', min: 100, max: 300 })
  })
  test('is the average of the city', () => {
    expect(figureOf(service, toronto)).toEqual({ name: 'cityAverage', city: 'Toronto', min: 140, max: 380 })
  })
  test('is its range times the multiplier in a city without an average for it', () => {
    expect(figureOf({ ...service, _id: 'fan' }, toronto)).toEqual({
      name: 'cityRange',
      city: 'Toronto',
      min: 115,
      max: 345,
    })
  })
  test('is its price range in a city that says nothing about prices', () => {
    expect(figureOf(service, { name: 'Nowhere', multiplier: null, averages: {} })).toEqual(figureOf(service))
  })
  test('is the range in the city where the average cannot be read', () => {
    expect(figureOf(service, { ...toronto, averages: { tv: 'ask' } })).toMatchObject({ name: 'cityRange' })
  })
  test('is the range in the city where its rate only repeats that: nobody has given an average', () => {
    const rates = { tv: '$108-$324' }
    expect(figureOf(service, { name: 'Ottawa', multiplier: 1.08, averages: rates })).toMatchObject({
      name: 'cityRange',
    })
    expect(figureOf(service, { name: 'Ottawa', multiplier: 1.07, averages: rates })).toMatchObject({
      name: 'cityAverage',
    })
  })
  test('is missing where its price range cannot be read, but not where the city has an average', () => {
    expect(figureOf({ ...service, priceRange: 'Call us' })).toBeNull()
    expect(figureOf({ ...service, priceRange: null }, { ...toronto, averages: {} })).toBeNull()
    expect(figureOf({ ...service, priceRange: null }, toronto)).toMatchObject({ min: 140 })
  })
})

test('most jobs in a city', () => {
  expect(mostJobsOf({ name: 'Toronto', pricingRange: '$95-$450' })).toEqual({
    name: 'mostJobs',
    city: 'Toronto',
    min: 95,
    max: 450,
  })
  expect(mostJobsOf({ name: 'Toronto', pricingRange: null })).toBeNull()
})

test('a bundle costs its services less the discount, in a city times its multiplier', () => {
  const bundle = {
    discount: 15,
    services: ['$75-$200', '$100-$300', '$90-$220'].map((priceRange) => ({ ...service, priceRange })),
  }
  expect(separatelyOf(bundle)).toEqual({ name: 'range', min: 265, max: 720 })
  expect(bundleFigureOf(bundle)).toEqual({ name: 'range', min: 225, max: 612 })
  expect(bundleFigureOf(bundle, toronto)).toEqual({ name: 'cityRange', city: 'Toronto', min: 259, max: 704 })
  expect(bundleFigureOf({ discount: null, services: null })).toEqual({ name: 'range', min: 0, max: 0 })
})

describe('for every service and city', () => {
  const amounts = fc
    .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 20_000 }))
    .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }))
  const text = ({ min, max }: { min: number; max: number }) =>
    `$${min.toLocaleString('en-CA')}-$${max.toLocaleString('en-CA')}`
  const multiplier = fc.integer({ min: 50, max: 200 }).map((percent) => percent / 100)

  test('both ends are whole dollars in order, and a city’s figure has the city’s name', () => {
    fc.assert(
      fc.property(amounts, fc.option(amounts), fc.option(multiplier), (range, average, multiplier) => {
        const averages: Record<string, string> = average ? { tv: text(average) } : {}
        const figure = figureOf({ ...service, priceRange: text(range) }, { name: 'X', multiplier, averages })
        if (!figure) throw new Error('There is a figure for every range that can be read.')
        expect(figure.min).toBeLessThanOrEqual(figure.max)
        expect(Number.isInteger(figure.min) && Number.isInteger(figure.max)).toBe(true)
        expect(figure.name === 'range').toBe(!average && !multiplier)
        expect(figure.city).toBe(figure.name === 'range' ? undefined : 'X')
      }),
    )
  })

  test('the average of a city never depends on its multiplier', () => {
    fc.assert(
      fc.property(amounts, multiplier, (average, multiplier) => {
        const city = { name: 'X', multiplier, averages: { tv: text(average) } }
        expect(figureOf({ ...service, priceRange: null }, city)).toEqual({
          ...average,
          name: 'cityAverage',
          city: 'X',
        })
      }),
    )
  })
})
