import { expect, test } from 'vitest'
import { fitResult } from './fit-result.ts'

const QUERY = `*[_type == "service" && slug.current == $slug][0]{
  _id, name, priceRange, "slug": slug.current, features, faqs[]{_key, question, answer}, category->{_id, title}
}`
const line = (en: unknown) => ({ _type: 'localeString', en })
const right = {
  _id: 'tv',
  name: line('TV mounting'),
  priceRange: '$100-$200',
  slug: 'tv',
  features: [{ ...line('Level'), _key: 'a' }],
  faqs: [{ _key: 'a', question: line('When?'), answer: { _type: 'localeText', en: 'Soon.' } }],
  category: { _id: 'tech', title: line('Tech') },
}

test('what has the types of its fields stays as it is', () => {
  expect(fitResult(QUERY, right)).toEqual(right)
  expect(fitResult(QUERY, null)).toBeNull()
})

test.each([
  ['a number for a text', { priceRange: 7 }, { priceRange: null }],
  ['a text for an object', { name: 'TV' }, { name: null }],
  ['another object', { name: { _type: 'localeBlocks', en: [] } }, { name: null }],
  ['a list for a text', { name: line(['TV']) }, { name: { _type: 'localeString', en: null } }],
  ['an object for a list', { faqs: { a: 1 } }, { faqs: null }],
  [
    'items that are none',
    { features: ['x', 7, null, [], right.features[0]] },
    { features: [null, right.features[0]] },
  ],
  ['a text for a document', { category: 'tech' }, { category: null }],
  ['an object for a slug', { slug: { a: 1 } }, { slug: null }],
])('%s is left out', (_, wrong, fitted) => {
  expect(fitResult(QUERY, { ...right, ...wrong })).toEqual({ ...right, ...fitted })
})

test('an object that does not say its type has that of its field', () => {
  expect(fitResult(QUERY, { ...right, name: { en: 'TV' } })).toEqual({ ...right, name: line('TV') })
})
