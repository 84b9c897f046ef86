import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countGlobalFilters, DEFAULT_FILTERS, PRICE_SLIDER, passes, withPrice } from './filters.ts'

describe('the price range', () => {
  it('goes from $50 to $2,000 in steps of $50', () => {
    expect(PRICE_SLIDER).toEqual({ min: 50, max: 2000, step: 50 })
  })

  it('lets a service pass only when its whole range lies inside', () => {
    const priced = (price: string) => passes({ price, category: 'home' }, DEFAULT_FILTERS)
    expect(priced('$50-$1,000')).toBe(true)
    expect(priced('$49-$1,000')).toBe(false)
    expect(priced('$50-$1,001')).toBe(false)
    expect(priced('$1,200-$3,500')).toBe(false)
  })

  it('takes a text that is no range for the fallback of $100-$300', () => {
    expect(passes({ price: 'Ask us', category: 'home' }, DEFAULT_FILTERS)).toBe(true)
  })

  it('keeps its ends a step apart, whatever is moved', () => {
    const stop = fc.integer({ min: 1, max: 40 }).map((place) => place * PRICE_SLIDER.step)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('min' as const, 'max' as const), stop)), (moves) => {
        const { price } = moves.reduce((filters, [end, dollars]) => withPrice(filters, end, dollars), {
          ...DEFAULT_FILTERS,
        })
        expect(price.max - price.min).toBeGreaterThanOrEqual(PRICE_SLIDER.step)
        expect(price.min).toBeGreaterThanOrEqual(PRICE_SLIDER.min)
        expect(price.max).toBeLessThanOrEqual(PRICE_SLIDER.max)
      }),
    )
  })
})

it('counts what has an effect', () => {
  expect(countGlobalFilters(DEFAULT_FILTERS)).toBe(1)
  expect(
    countGlobalFilters({
      ...DEFAULT_FILTERS,
      categories: ['home', 'tech'],
      cities: ['toronto'],
      licensedOnly: true,
      emergency: true,
      rating: 4,
    }),
  ).toBe(5)
})
