import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateOf } from './estimate.ts'
import { settingsOf } from './estimator-settings.ts'
import {
  bundleFigureOf,
  type CityPrices,
  cityPrices,
  type Figure,
  figureOf,
  figureOrFallback,
  kindOfMost,
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

const fee = (amount: number, name = `fee ${amount}`) => ({ _key: `fee${amount}`, name, amount })

describe('compulsory fees', () => {
  const withFees = { ...service, compulsoryFees: [fee(25), fee(10)] }
  const fees = [
    { name: 'fee 25', amount: 25 },
    { name: 'fee 10', amount: 10 },
  ]
  test('are in the range, and no factor of a city changes them', () => {
    expect(figureOf(withFees)).toEqual({ name: 'range', min: 135, max: 335, fees })
    expect(figureOf(withFees, { ...toronto, averages: {} })).toMatchObject({ min: 150, max: 380, fees })
    expect(figureOrFallback({ ...withFees, priceRange: 'Call us' })).toMatchObject({ min: 135, max: 335 })
  })
  test('are in the average of a city already: staff write it with them', () => {
    expect(figureOf(withFees, toronto)).toEqual({
      name: 'cityAverage',
      city: 'Toronto',
      min: 140,
      max: 380,
      fees,
    })
  })
  test.each(['$115-$345', '$150-$380', '$34-$380'])('make no average of %s', (rate) => {
    // The range in the city without and with the fees, and a rate that is lower than the fees alone.
    expect(figureOf(withFees, { ...toronto, averages: { tv: rate } })).toMatchObject({
      name: 'cityRange',
      min: 150,
      max: 380,
    })
  })
  test('are discounted with a bundle, so they have no amount of their own there', () => {
    const bundle = { discount: 10, services: [withFees, { ...service, compulsoryFees: [fee(15, 'fee 25')] }] }
    expect(separatelyOf(bundle)).toMatchObject({ min: 250, max: 650 })
    expect(bundleFigureOf(bundle)).toEqual({
      name: 'range',
      min: 225,
      max: 585,
      fees: [
        { name: 'fee 25', amount: null },
        { name: 'fee 10', amount: null },
      ],
    })
  })
  test('without an amount are none, and without a name are still in the price', () => {
    const odd = [
      { _key: 'a', name: 'x', amount: null },
      { _key: 'b', name: null, amount: 5 },
    ]
    expect(figureOf({ ...service, compulsoryFees: odd })).toMatchObject({
      min: 105,
      fees: [{ name: '', amount: 5 }],
    })
  })
})

/** The range of a service in a city that has no average. */
const inCityWithout = (one: PricedService, city: CityPrices) => figureOf(one, { ...city, averages: {} })

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

  test('no figure is lower than what is compulsory: the fees, and the range in the city with them', () => {
    const someFees = fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 4 })
    const levels = fc.record({
      complexity: fc.integer({ min: 1, max: 5 }),
      timeline: fc.integer({ min: 1, max: 4 }),
    })
    fc.assert(
      fc.property(
        amounts,
        fc.option(amounts),
        fc.option(multiplier),
        someFees,
        levels,
        (range, average, multiplier, list, choices) => {
          const asked = {
            ...service,
            priceRange: text(range),
            compulsoryFees: list.map((amount) => fee(amount)),
            complexity: null,
            timeOnSite: null,
            addOns: null,
          }
          const city: CityPrices = { name: 'X', multiplier, averages: average ? { tv: text(average) } : {} }
          const without = { ...asked, compulsoryFees: null }
          const total = list.reduce((sum, amount) => sum + amount, 0)
          const settings = settingsOf(null)
          const more = (one: Figure | null, other: Figure | null) => [
            (one?.min ?? 0) - (other?.min ?? 0),
            (one?.max ?? 0) - (other?.max ?? 0),
          ]
          expect(more(figureOf(asked), figureOf(without))).toEqual([total, total])
          expect(more(figureOrFallback(asked), figureOrFallback(without))).toEqual([total, total])
          const estimate = (one: typeof asked | typeof without) =>
            estimateOf(one, city, choices, settings).figure
          expect(more(estimate(asked), estimate(without))).toEqual([total, total])
          const bundle = { discount: 0, services: [asked, asked] }
          expect(
            more(separatelyOf(bundle, city), separatelyOf({ ...bundle, services: [without, without] }, city)),
          ).toEqual([2 * total, 2 * total])
          const here = figureOf(asked, city)
          expect(here?.min ?? 0).toBeGreaterThanOrEqual(total)
          if (here?.name !== 'cityAverage')
            expect(more(here, inCityWithout(without, city))).toEqual([total, total])
          expect(here?.fees?.reduce((sum, { amount }) => sum + (amount ?? 0), 0) ?? 0).toBe(total)
        },
      ),
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

test('a list says what most of its figures are', () => {
  const range: Figure = { name: 'cityRange', city: 'Toronto', min: 1, max: 2 }
  const average: Figure = { ...range, name: 'cityAverage' }
  expect(kindOfMost([null, average, range, { ...range, max: 9 }])).toMatchObject({
    name: 'cityRange',
    city: 'Toronto',
  })
  expect(kindOfMost([average, range])).toMatchObject({ name: 'cityAverage' })
  expect(kindOfMost([null])).toBeNull()
})
