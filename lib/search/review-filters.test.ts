import { expect, it } from 'vitest'
import { filterReviews, REVIEW_FILTERS } from './review-filters.ts'

const reviews = [
  { id: 1, rating: 5, hasPhotos: true, verified: true },
  { id: 2, rating: 4, hasPhotos: false, verified: true },
  { id: 3, rating: 3, hasPhotos: true, verified: false },
  { id: 4, rating: 2, hasPhotos: false, verified: false },
]

it.each([
  ['all', [1, 2, 3, 4]],
  ['5', [1]],
  ['4', [2]],
  ['3', [3]],
  ['2', [4]],
  ['1', []],
  ['photos', [1, 3]],
  ['verified', [1, 2]],
] as const)('%s', (filter, ids) => {
  expect(filterReviews(reviews, filter).map(({ id }) => id)).toEqual(ids)
})

it('has eight filters: all, five to one star, with photos, verified', () => {
  expect(REVIEW_FILTERS).toEqual(['all', '5', '4', '3', '2', '1', 'photos', 'verified'])
})
