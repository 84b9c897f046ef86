import { expect, test } from 'vitest'
import { problemsOf } from './vocabulary.ts'

const thing = (properties: object) => ({ '@context': 'https://schema.org', ...properties })

test('what is right has no problems', () => {
  expect(
    problemsOf(
      thing({
        '@type': 'LocalBusiness',
        '@id': 'https://montage.example/#business',
        name: 'Montage',
        address: { '@type': 'PostalAddress', addressCountry: 'CA' },
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 1247 },
        parentOrganization: { '@id': 'https://montage.example/#organization' },
        openingHoursSpecification: [
          { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '08:00', closes: '18:00' },
        ],
      }),
    ),
  ).toEqual([])
})

test.each([
  ['a property the type does not have', { '@type': 'Service', totalTime: 'PT2H' }],
  [
    'a property of another type further down',
    { '@type': 'Service', offers: { '@type': 'Offer', step: 'x' } },
  ],
  ['a type there is not', { '@type': 'InstallationService', name: 'x' }],
  ['no type', { name: 'x' }],
  ['a thing where another belongs', { '@type': 'Product', offers: { '@type': 'Person', name: 'x' } }],
  ['a text where a thing belongs', { '@type': 'Product', aggregateRating: '4.8' }],
  ['a word that is no member of the enumeration', { '@type': 'Offer', availability: 'Plenty' }],
  ['a relative address', { '@type': 'Thing', url: '/services' }],
  ['a duration in words', { '@type': 'HowTo', totalTime: '2 hours' }],
  ['a date in words', { '@type': 'Article', datePublished: 'March 1' }],
  ['a number where a text belongs', { '@type': 'Thing', name: 12 }],
  ['nothing', { '@type': 'Thing', name: null }],
  ['an empty text', { '@type': 'Thing', name: '' }],
])('finds %s', (_what, data) => {
  expect(problemsOf(thing(data))).toHaveLength(1)
})

test('asks for the context', () => {
  expect(problemsOf({ '@type': 'Thing', name: 'x' })).toHaveLength(1)
})
