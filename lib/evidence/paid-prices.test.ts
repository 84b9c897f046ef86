import { expect, test } from 'vitest'
import { paidPrices } from './paid-prices.ts'

const jobs = (count: number) => Array.from({ length: count }, (_, index) => 100 + index * 10)

test('with fewer than twenty jobs nothing is said', () => {
  expect(paidPrices(jobs(19))).toBeNull()
  expect(paidPrices([])).toBeNull()
})

test('the cheapest and the dearest quarter are left out, in any order', () => {
  expect(paidPrices(jobs(21).toReversed())).toEqual({ jobs: 21, low: 150, high: 250 })
})

test('one price far off moves nothing, and prices are whole dollars', () => {
  expect(paidPrices([...jobs(20), 90_000])).toEqual({ jobs: 21, low: 150, high: 250 })
  expect(paidPrices(Array.from({ length: 20 }, () => 199.5))).toEqual({ jobs: 20, low: 200, high: 200 })
})
