import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePriceRange } from '../../pricing/price-range.ts'
import {
  countGlobalFilters,
  FIRST_PRICE,
  NO_GLOBAL_FILTERS,
  PRICE_SLIDER,
  passes,
  withPrice,
} from './filters.ts'

describe('the price range', () => {
  const passesAt = (price: string, min: number, max: number) =>
    passes(
      { service: { category: 'home' }, price: parsePriceRange(price) },
      { ...NO_GLOBAL_FILTERS, price: { min, max } },
    )

  it('goes from $50 to $2,000 in steps of $50, and stands at $50 to $1,000 at first', () => {
    expect(PRICE_SLIDER).toEqual({ min: 50, max: 2000, step: 50 })
    expect(FIRST_PRICE).toEqual({ min: 50, max: 1000 })
  })

  it('counts only once a slider was moved', () => {
    expect(
      passes({ service: { category: 'hvac' }, price: { min: 2500, max: 6000 } }, NO_GLOBAL_FILTERS),
    ).toBe(true)
    expect(withPrice(NO_GLOBAL_FILTERS, 'min', 100).price).toEqual({ min: 100, max: 1000 })
  })

  it('lets a service pass only when its whole range lies inside', () => {
    expect(passesAt('$50-$1,000', 50, 1000)).toBe(true)
    expect(passesAt('$49-$1,000', 50, 1000)).toBe(false)
    expect(passesAt('$50-$1,001', 50, 1000)).toBe(false)
    expect(passesAt('$1,200-$3,500', 50, 1000)).toBe(false)
  })

  it('has no upper end when the slider is at its end', () => {
    expect(passesAt('$1,200-$3,500', 50, 2000)).toBe(true)
    expect(passesAt('$1,200-$3,500', 1250, 2000)).toBe(false)
    expect(passesAt('$1,200-$3,500', 50, 1950)).toBe(false)
  })

  it('takes a text that is no range for the fallback of $100-$300', () => {
    expect(passesAt('Ask us', 100, 300)).toBe(true)
    expect(passesAt('Ask us', 150, 300)).toBe(false)
  })

  it('keeps its ends a step apart, whatever is moved', () => {
    const stop = fc.integer({ min: 1, max: 40 }).map((place) => place * PRICE_SLIDER.step)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('min' as const, 'max' as const), stop)), (moves) => {
        const { price } = moves.reduce((filters, [end, dollars]) => withPrice(filters, end, dollars), {
          ...NO_GLOBAL_FILTERS,
        })
        const { min, max } = price ?? FIRST_PRICE
        expect(max - min).toBeGreaterThanOrEqual(PRICE_SLIDER.step)
        expect(min).toBeGreaterThanOrEqual(PRICE_SLIDER.min)
        expect(max).toBeLessThanOrEqual(PRICE_SLIDER.max)
      }),
    )
  })
})

it('counts the filters that are set', () => {
  expect(countGlobalFilters(NO_GLOBAL_FILTERS)).toBe(0)
  expect(
    countGlobalFilters({
      price: { min: 50, max: 500 },
      categories: ['home', 'tech'],
      cities: ['toronto'],
      licensedOnly: true,
      emergency: true,
      rating: 4,
    }),
  ).toBe(7)
})
