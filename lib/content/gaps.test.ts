import { expect, test } from 'vitest'
import { withoutGaps } from './gaps.ts'

test('a reference to what is not there is left out of lists, at any depth', () => {
  expect(withoutGaps({ a: [null, { b: [1, null] }], c: null })).toEqual({ a: [{ b: [1] }], c: null })
})

test.each([
  null,
  '',
  'a b',
  '/foreign.example',
  '\\foreign.example',
  'a?b',
  'a#b',
  '%2F',
  '\ud800',
  'w'.repeat(201),
])('a document whose slug is %j counts as missing', (slug) => {
  expect(
    withoutGaps({
      services: [
        { slug, name: 'a' },
        { slug: 'tv', name: 'b' },
      ],
      city: { slug },
    }),
  ).toEqual({
    services: [{ slug: 'tv', name: 'b' }],
    city: null,
  })
})

test('what needs no address may have none', () => {
  const pages = [{ _type: 'homePage', slug: null }]
  expect(withoutGaps(pages)).toEqual(pages)
})

test('what is none of the choices of its field is no choice', () => {
  const service = {
    complexity: 'Hard',
    timeOnSite: { unit: 'constructor', low: 2 },
    whyChoose: [{ icon: '<svg>' }],
  }
  expect(withoutGaps(service)).toEqual({
    complexity: null,
    timeOnSite: { unit: null, low: 2 },
    whyChoose: [{ icon: null }],
  })
  const right = {
    complexity: 'Easy',
    timeOnSite: { unit: 'days' },
    whyChoose: [{ icon: 'tv' }],
    name: 'Hard',
  }
  expect(withoutGaps(right)).toEqual(right)
})
