import { describe, expect, it } from 'vitest'
import {
  filterReviews,
  meanRating,
  REVIEW_FILTERS,
  readReviewSearch,
  searchReviews,
} from './review-filters.ts'

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

describe('the search', () => {
  const texts = [
    ['fans', 'Two fans, no wobble', 'Éloïse Côté', 'ceiling-fans', 'laval'],
    ['tv', 'Level and quiet', 'Priya Sharma', 'tv-mounting', 'toronto'],
    ['wall', 'Level in brick', 'Daniel Okafor', 'tv-mounting', 'calgary'],
  ].map(([id, title = '', customerName = '', slug = '', place = ''], at) => ({
    id,
    title,
    customerName,
    content: 'He came on time.',
    location: 'Toronto, ON',
    tags: ['Clean work'],
    installerName: slug === 'tv-mounting' ? 'Anthony Russo' : null,
    rating: [4, 5, 3][at] ?? null,
    service: { name: slug, slug },
    place: { slug: place },
  }))

  it.each([
    ['', '', ['fans', 'tv', 'wall']],
    ['LEVEL', '', ['tv', 'wall']],
    ['brick level', '', ['wall']],
    ['eloise', '', ['fans']],
    ['clean toronto', 'tv-mounting', ['tv', 'wall']],
    ['wobble', 'tv-mounting', []],
    ['fan wobbles', '', ['fans']],
    ['russo', '', ['tv', 'wall']],
    ['anthonys bricks', '', ['wall']],
    ['', 'nothing', []],
  ])('“%s” in “%s”', (text, service, ids) => {
    expect(searchReviews(texts, { text, service, place: '', order: 'newest' }).map(({ id }) => id)).toEqual(
      ids,
    )
  })

  it.each([
    ['toronto', 'newest', ['tv']],
    ['', 'lowest', ['wall', 'fans', 'tv']],
    ['', 'highest', ['tv', 'fans', 'wall']],
  ] as const)('of the place “%s”, %s first', (place, order, ids) => {
    expect(searchReviews(texts, { text: '', service: '', place, order }).map(({ id }) => id)).toEqual(ids)
  })

  it('reads an address, and ignores what it does not know', () => {
    expect(
      readReviewSearch(
        new URLSearchParams('q=+fan+&service=ceiling-fans&place=laval&order=lowest&reviews=4'),
      ),
    ).toEqual({
      text: 'fan',
      service: 'ceiling-fans',
      place: 'laval',
      order: 'lowest',
      filter: '4',
    })
    const { text, order, filter } = readReviewSearch(
      new URLSearchParams({ q: 'a'.repeat(500), order: 'best', reviews: '7' }),
    )
    expect([text.length, order, filter]).toEqual([100, 'newest', 'all'])
  })
})

it.each([
  [[5, 4, 4], { value: 4.3, count: 3, isOfSamples: false }],
  [[5, null], { value: 5, count: 1, isOfSamples: false }],
  [[null], null],
  [[], null],
])('the mean of %j', (ratings, mean) => {
  expect(meanRating(ratings.map((rating) => ({ rating })))).toEqual(mean)
})

it('a mean is of samples when every review is one', () => {
  const isOfSamples = (...samples: (boolean | null)[]) =>
    meanRating(samples.map((sample) => ({ rating: 5, sample })))?.isOfSamples
  expect(isOfSamples(true, true)).toBe(true)
  expect(isOfSamples(true, null)).toBe(false)
})
