import { expect, test } from 'vitest'
import { discounted, parsePriceRange, priceRangeOrFallback, priceSpan } from './price-range.ts'

test.each([
  ['$100-$300', { min: 100, max: 300 }],
  ['$2,500-$6,000', { min: 2500, max: 6000 }],
  ['$1,200 - $12,000', { min: 1200, max: 12000 }],
  ['100-300', { min: 100, max: 300 }],
  ['$100–$300', { min: 100, max: 300 }],
  ['$150-$400+', { min: 150, max: 400 }],
  ['$50-$50', { min: 50, max: 50 }],
  ['$0-$80', { min: 0, max: 80 }],
])('reads %s', (text, range) => {
  expect(parsePriceRange(text)).toEqual(range)
})

test.each(['', 'Call us', '$100', '$100 to $300', 'from $100-', '-$300', null, undefined])(
  'does not read %s, and falls back to 100-300',
  (text) => {
    expect(parsePriceRange(text)).toBeNull()
    expect(priceRangeOrFallback(text)).toEqual({ min: 100, max: 300 })
  },
)

test('the fallback cannot be changed through its result', () => {
  priceRangeOrFallback('').min = 1
  expect(priceRangeOrFallback('').min).toBe(100)
})

test('the span of several ranges goes from the lowest to the highest price', () => {
  expect(priceSpan([{ min: 120, max: 280 }, null, { min: 4000, max: 9000 }])).toEqual({ min: 120, max: 9000 })
  expect(priceSpan([])).toBeNull()
  expect(priceSpan([null])).toBeNull()
})

test('a range less a percentage is in whole dollars', () => {
  expect(discounted({ min: 265, max: 720 }, 15)).toEqual({ min: 225, max: 612 })
})
