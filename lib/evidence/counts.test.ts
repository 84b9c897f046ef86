import { expect, test } from 'vitest'
import { countedValue, countReviews } from './counts.ts'

const counts = {
  day: '2026-11-30',
  ...countReviews([...Array(30).fill(5), ...Array(6).fill(4), 3, 1]),
  installers: 19,
  cities: 20,
  installations: 45,
  customers: 40,
}

test('the average is of a tenth, and nobody recommends who gave less than four stars', () => {
  expect(counts).toMatchObject({ reviews: 38, rating: 4.7, recommended: 94 })
  expect(countReviews([])).toEqual({ reviews: 0, rating: null, recommended: null })
})

test.each([
  ['rating', undefined, 4.7],
  ['rating', 38, 4.7],
  ['rating', 39, null],
  ['reviews', undefined, 38],
  ['recommended', undefined, 94],
  ['installers', undefined, null],
  ['installers', 19, 19],
  ['cities', undefined, 20],
  ['customers', 41, null],
  ['day', undefined, null],
  ['satisfaction', undefined, null],
  ['constructor', undefined, null],
])('%s from %s on is %s', (name, enough, value) => {
  expect(countedValue(name, counts, enough)).toBe(value)
})

test('nothing is counted of nothing, whatever staff set', () => {
  expect(countedValue('installers', { ...counts, installers: 0 }, 0)).toBeNull()
})
