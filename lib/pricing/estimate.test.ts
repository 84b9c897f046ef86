// Reads the sample content.

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addOnsOf, type EstimateChoices, type EstimatedService, estimateOf } from './estimate.ts'
import { estimateLines } from './estimate-lines.ts'
import { settingsOf } from './estimator-settings.ts'
import { type CityPrices, cityPrices, figureOf } from './figure.ts'
import { guideTime, type TimeOnSite } from './time-on-site.ts'

interface SampleDocument {
  _id: string
  complexityBase: number
  complexityStep: number
  localPricing: { baseMultiplier: number }
}

const samples = readFileSync('studio/seed/production.ndjson', 'utf8')
  .trim()
  .split('\n')
  .map((line): SampleDocument => JSON.parse(line))

function sampleWithId(id: string): SampleDocument {
  const found = samples.find(({ _id }) => _id === id)
  if (!found) throw new Error(`${id} is not in the sample content.`)
  return found
}

/** The words of answers to questions. */
const ANSWERS = {
  yes: 'Yes',
  no: 'No',
  feet: '{count} ft',
  electrician: 'electrician needed',
  askFirst: 'price after a look',
}

const settings = settingsOf({
  complexityLabels: ['Very Simple', 'Simple', 'Standard', 'Complex', 'Very Complex'],
  complexityBase: null,
  complexityStep: null,
  defaultComplexity: null,
  timelineLevels: null,
  defaultTimeline: null,
  defaultAddOns: [{ _key: 'premium', name: 'Premium service', value: 50 }],
  estimatedTime: null,
})

const tvMounting: EstimatedService = {
  _id: 'tv',
  priceRange: '$100-$300',
  compulsoryFees: null,
  complexity: 'Moderate',
  timeOnSite: null,
  addOns: [
    { _key: 'kit', name: 'Cable management kit', value: 45 },
    { _key: 'surround', name: 'Surround sound', value: 150 },
  ],
}
const furniture: EstimatedService = {
  ...tvMounting,
  priceRange: '$75-$200',
  complexity: 'Easy',
  addOns: [40, 30, 25].map((value) => ({ _key: `a${value}`, name: null, value })),
}
const appliance: EstimatedService = {
  ...tvMounting,
  addOns: [80, 120, 200].map((value) => ({ _key: `a${value}`, name: null, value })),
}
const evCharger: EstimatedService = {
  ...tvMounting,
  priceRange: '$500-$1,500',
  complexity: 'Complex',
  addOns: null,
}

/** A city without averages. */
const city = (multiplier: number): CityPrices => ({ name: 'X', multiplier, averages: {} })

function priceOf(service: EstimatedService, multiplier: number, choices: EstimateChoices = {}) {
  const { min, max } = estimateOf(service, city(multiplier), choices, settings).figure
  return { min, max }
}

function hoursOf(service: EstimatedService, choices: EstimateChoices = {}) {
  const { low, high, unit } = estimateOf(service, null, choices, settings).time
  expect([unit, high]).toEqual(['hours', low])
  return low
}

test('without settings the figures are those of the sample content', () => {
  const { complexity, timeline, ...rest } = settingsOf(null)
  expect(complexity.map(({ factor }) => factor)).toEqual([0.9, 1, 1.1, 1.2, 1.3])
  expect(timeline.map(({ factor }) => factor)).toEqual([1, 1.15, 1.3, 1.5])
  expect(rest).toEqual({
    defaultComplexity: 2,
    defaultTimeline: 1,
    addOns: [],
    time: { easy: 1.5, moderate: 2.5, complex: 3.5, perLevel: 0.5, perAddOn: 0.5, minimum: 1 },
  })
  const { complexityBase, complexityStep } = sampleWithId('estimatorSettings')
  expect({ complexityBase, complexityStep }).toEqual({ complexityBase: 0.8, complexityStep: 0.1 })
})

describe('the estimated price', () => {
  test('at first is the range times the multiplier', () => {
    expect(priceOf(tvMounting, 1)).toEqual({ min: 100, max: 300 })
    expect(estimateOf(tvMounting, null, {}, settings).figure).toEqual({
      name: 'estimate',
      min: 100,
      max: 300,
    })
  })
  test.each([
    [1, { min: 100, max: 300 }],
    [2, { min: 115, max: 345 }],
    [3, { min: 130, max: 390 }],
    [4, { min: 150, max: 450 }],
  ])('timeline level %d', (timeline, expected) => {
    expect(priceOf(tvMounting, 1, { timeline })).toEqual(expected)
  })
  test.each([
    ['toronto', 1.15, { min: 115, max: 345 }],
    ['vancouver', 1.2, { min: 120, max: 360 }],
    ['calgary', 1.05, { min: 105, max: 315 }],
    ['montreal', 1, { min: 100, max: 300 }],
    ['ottawa', 1.08, { min: 108, max: 324 }],
  ])('the multiplier of %s is %d', (slug, multiplier, expected) => {
    expect(sampleWithId(`city-${slug}`).localPricing.baseMultiplier).toBe(multiplier)
    expect(priceOf(tvMounting, multiplier)).toEqual(expected)
  })
  test('a half rounds up, whatever binary fractions make of it', () => {
    expect(priceOf({ ...tvMounting, priceRange: '$250-$250' }, 1, { timeline: 2 }).min).toBe(288)
  })
  test.each([
    [tvMounting, 1.2, { complexity: 4, timeline: 4, addOns: ['kit', 'surround'] }, { min: 411, max: 843 }],
    [furniture, 1, { complexity: 1, timeline: 2, addOns: ['a40', 'a30', 'a25'] }, { min: 173, max: 302 }],
    [
      appliance,
      1.08,
      { complexity: 3, timeline: 3, addOns: ['a80', 'a120', 'a200'] },
      { min: 554, max: 863 },
    ],
    [furniture, 1, { complexity: 1 }, { min: 68, max: 180 }],
    [evCharger, 1.05, { complexity: 5, addOns: ['premium'] }, { min: 733, max: 2098 }],
  ])('calculated by hand, case %#', (service, multiplier, choices, expected) => {
    expect(priceOf(service, multiplier, choices)).toEqual(expected)
  })
  test('a text that is no price range counts as $100-$300', () => {
    expect(priceOf({ ...tvMounting, priceRange: 'Call us' }, 1)).toEqual({ min: 100, max: 300 })
  })
})

describe('the estimated time', () => {
  test.each([
    ['Easy', 2, 0, 1.5],
    ['Moderate', 2, 0, 2.5],
    ['Complex', 2, 0, 3.5],
    ['Complex', 5, 2, 6],
    ['Moderate', 1, 0, 2],
    ['Easy', 1, 0, 1],
    [null, 2, 1, 3],
  ] as const)('%s at level %d with %d add-ons is %d h', (complexity, level, count, hours) => {
    const addOns = ['kit', 'surround'].slice(0, count)
    expect(hoursOf({ ...tvMounting, complexity }, { complexity: level, addOns })).toBe(hours)
  })
  test('is never less than an hour', () => {
    const time = { ...settings, time: { ...settings.time, easy: 0.5 } }
    expect(estimateOf(furniture, null, { complexity: 1 }, time).time.low).toBe(1)
  })
  test('of a service with a time of its own takes the same steps', () => {
    const own = (timeOnSite: TimeOnSite, choices: EstimateChoices) =>
      estimateOf({ ...tvMounting, timeOnSite }, null, choices, settings).time
    const hours: TimeOnSite = { low: 4, high: 6, unit: 'hours' }
    expect(own(hours, {})).toEqual(hours)
    expect(own(hours, { complexity: 5, addOns: ['kit'] })).toEqual({ low: 6, high: 8, unit: 'hours' })
    expect(own({ low: 1, high: 2, unit: 'hours' }, { complexity: 1 })).toEqual({
      low: 1,
      high: 1.5,
      unit: 'hours',
    })
    const days: TimeOnSite = { low: 3, high: 4, unit: 'days' }
    expect(own(days, {})).toEqual(days)
    // Half an hour more is no half day more; two and a half hours are.
    expect(own(days, { complexity: 3 })).toEqual(days)
    expect(own(days, { complexity: 5, addOns: ['kit', 'surround'] })).toEqual({
      low: 3.5,
      high: 4.5,
      unit: 'days',
    })
  })
})

describe('the choices', () => {
  test('that are missing or unknown are those of the start', () => {
    const atStart = estimateOf(tvMounting, city(1.15), {}, settings)
    for (const choices of [
      { complexity: 0, timeline: 5, addOns: ['unknown'] },
      { complexity: null, timeline: null },
      { complexity: 2.5, timeline: Number.NaN },
    ]) {
      expect(estimateOf(tvMounting, city(1.15), choices, settings)).toEqual(atStart)
    }
    expect(atStart.complexity).toEqual({ label: 'Simple', factor: 1 })
  })
  test('of add-ons are the service’s own, or the default ones', () => {
    expect(addOnsOf(tvMounting, settings).map(({ value }) => value)).toEqual([45, 150])
    for (const addOns of [null, []]) {
      expect(addOnsOf({ addOns }, settings)).toEqual([
        { key: 'premium', name: 'Premium service', value: 50, description: '' },
      ])
    }
  })
  test('never make a price whose ends are out of order, and more never costs less', () => {
    const choices = fc.record({
      complexity: fc.integer({ min: 1, max: 4 }),
      timeline: fc.integer({ min: 1, max: 3 }),
      addOns: fc.subarray(['kit', 'surround']),
    })
    fc.assert(
      fc.property(choices, fc.double({ min: 0.5, max: 2, noNaN: true }), (chosen, multiplier) => {
        const { min, max } = priceOf(tvMounting, multiplier, chosen)
        expect(min).toBeLessThanOrEqual(max)
        for (const more of [
          { ...chosen, complexity: chosen.complexity + 1 },
          { ...chosen, timeline: chosen.timeline + 1 },
          { ...chosen, addOns: ['kit', 'surround'] },
        ]) {
          expect(priceOf(tvMounting, multiplier, more).min).toBeGreaterThanOrEqual(min)
        }
      }),
    )
  })
})

test('in a city without an average, the estimate at its start is the figure shown everywhere', () => {
  for (const document of samples.filter(({ _id }) => _id.startsWith('city-'))) {
    const prices = cityPrices({
      name: document._id,
      localPricing: { baseMultiplier: document.localPricing.baseMultiplier, averageRates: null },
    })
    const { min, max } = estimateOf(tvMounting, prices, {}, settings).figure
    expect(figureOf(tvMounting, prices)).toMatchObject({ min, max })
  }
})

test('an estimate says how it adds up', () => {
  const words = {
    range: 'Range',
    complexity: 'Complexity',
    timeline: 'Timeline',
    city: 'City',
    factorOf: '{what}, {choice}',
    feeInRange: 'Of which {name}',
    ...ANSWERS,
  }
  const toronto = { ...city(1.15), name: 'Toronto' }
  const estimate = estimateOf(tvMounting, toronto, { complexity: 3, addOns: ['kit'] }, settings)
  expect(estimateLines({ service: tvMounting, city: toronto, estimate }, 'en', words)).toEqual([
    { label: 'Range', value: '$100-$300' },
    { label: 'Complexity, standard', value: '×\u00A01.10' },
    { label: 'Timeline, ', value: '×\u00A01.00' },
    { label: 'City, Toronto', value: '×\u00A01.15' },
    { label: 'Cable management kit', value: '+\u00A0$45' },
  ])
})

test('compulsory fees are in the range of the calculation, and in its result without a factor', () => {
  const service = { ...tvMounting, compulsoryFees: [{ _key: 'fee', name: 'disposal fee', amount: 25 }] }
  const words = {
    range: 'Range',
    complexity: 'Complexity',
    timeline: 'Timeline',
    city: 'City',
    factorOf: '{what}, {choice}',
    feeInRange: 'Of which {name}',
    ...ANSWERS,
  }
  const estimate = estimateOf(service, null, { complexity: 3 }, settings)
  expect(estimate.figure).toEqual({
    name: 'estimate',
    min: 135,
    max: 355,
    fees: [{ name: 'disposal fee', amount: 25 }],
  })
  expect(estimateLines({ service, city: null, estimate }, 'en', words).slice(0, 3)).toEqual([
    { label: 'Range', value: '$125-$325' },
    { label: 'Of which disposal fee', value: '$25' },
    { label: 'Complexity, standard', value: '×\u00A01.10' },
  ])
})

describe('the time of a guide', () => {
  test('sums the first numbers and divides by 60 and 45', () => {
    expect(guideTime(['15-30 minutes', '30 minutes', '45-60 minutes'])).toEqual({
      low: 1.5,
      high: 2,
      unit: 'hours',
    })
  })
  test('is unknown without numbers', () => expect(guideTime(['varies'])).toBeNull())
})
