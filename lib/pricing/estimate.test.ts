import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { complexityFactor, estimateHours, estimatePrice, guideHours, settingsOf } from './estimate.ts'

interface SampleDocument {
  _id: string
  localPricing?: { baseMultiplier: number }
  complexityBase: number
  complexityStep: number
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

const settings = settingsOf(sampleWithId('estimatorSettings'))
const time = { easy: 1.5, moderate: 2.5, complex: 3.5, perLevel: 0.5, perAddOn: 0.5, minimum: 1 }
const tvMounting = { min: 100, max: 300 }
const plain = { complexity: 2, timelineFactor: 1, cityMultiplier: 1, addOns: [] }

test('without settings the base is 0.8 and the step 0.1, as in the sample content', () => {
  const figures = { complexityBase: 0.8, complexityStep: 0.1 }
  expect(settings).toEqual(figures)
  expect(settingsOf(null)).toEqual(figures)
  expect(settingsOf({ complexityBase: null, complexityStep: null })).toEqual(figures)
  expect(settingsOf({ complexityBase: 1, complexityStep: 0 })).toEqual({
    complexityBase: 1,
    complexityStep: 0,
  })
})

describe('estimated price', () => {
  test('the complexity factor is 0.8 + level x 0.1', () => {
    expect([1, 2, 3, 4, 5].map((level) => complexityFactor(level, settings))).toEqual([0.9, 1, 1.1, 1.2, 1.3])
  })
  test('the defaults leave the range of a city with multiplier 1 as it is', () => {
    expect(estimatePrice(tvMounting, plain, settings)).toEqual({ min: 100, max: 300 })
  })
  test.each([
    [1, { min: 100, max: 300 }],
    [1.15, { min: 115, max: 345 }],
    [1.3, { min: 130, max: 390 }],
    [1.5, { min: 150, max: 450 }],
  ])('timeline factor %d', (timelineFactor, expected) => {
    expect(estimatePrice(tvMounting, { ...plain, timelineFactor }, settings)).toEqual(expected)
  })
  test.each([
    ['toronto', 1.15, { min: 115, max: 345 }],
    ['vancouver', 1.2, { min: 120, max: 360 }],
    ['calgary', 1.05, { min: 105, max: 315 }],
    ['montreal', 1, { min: 100, max: 300 }],
    ['ottawa', 1.08, { min: 108, max: 324 }],
  ])('the multiplier of %s is %d', (city, multiplier, expected) => {
    const cityMultiplier = sampleWithId(`city-${city}`).localPricing?.baseMultiplier ?? 0
    expect(cityMultiplier).toBe(multiplier)
    expect(estimatePrice(tvMounting, { ...plain, cityMultiplier }, settings)).toEqual(expected)
  })
  test('a half rounds up, whatever binary fractions make of it', () => {
    expect(estimatePrice({ min: 250, max: 250 }, { ...plain, timelineFactor: 1.15 }, settings).min).toBe(288)
  })
  test('everything together: factors first, then add-ons, then rounding', () => {
    expect(
      estimatePrice(
        tvMounting,
        { complexity: 3, timelineFactor: 1.15, cityMultiplier: 1.15, addOns: [45] },
        settings,
      ),
    ).toEqual({ min: 190, max: 481 })
  })
})

describe('estimated time', () => {
  test.each([
    ['Easy', 2, 0, 1.5],
    ['Moderate', 2, 0, 2.5],
    ['Complex', 2, 0, 3.5],
    ['Complex', 5, 4, 7],
    ['Moderate', 1, 0, 2],
    ['Easy', 1, 0, 1],
    [null, 2, 1, 3],
  ] as const)('%s at level %d with %d add-ons takes %d h', (complexity, level, addOns, hours) => {
    expect(estimateHours(complexity, level, addOns, time)).toBe(hours)
  })
})

describe('guide time', () => {
  test('sums the first numbers and divides by 60 and 45', () => {
    expect(guideHours(['15-30 minutes', '30 minutes', '45-60 minutes'])).toEqual({ from: 1.5, to: 2 })
  })
  test('is unknown without numbers', () => expect(guideHours(['varies'])).toBeNull())
})
