import { createSchema, type SchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '#studio/core/schema-types.ts'
import { changesBetween } from './changes.ts'

const schema = createSchema({ name: 'default', types: schemaTypes('en') })
const words = { english: 'English', french: 'French', order: 'order', crop: 'crop' }
const changes = (type: string, before: object | null, after: object | null) =>
  changesBetween(schema.get(type) as SchemaType, before, after, words).map(({ labels, before, after }) => [
    labels.join(' › '),
    before && ('text' in before ? before.text : before),
    after && ('text' in after ? after.text : after),
  ])

test('a text is told by its field and its language; what the Studio keeps for itself is not told', () => {
  const before = { _type: 'service', name: { en: 'TV mounting', fr: 'Pose' } }
  const after = {
    _rev: 'x',
    _type: 'service',
    name: { en: 'TVs', fr: 'Pose', translatedFrom: 'TV mounting' },
  }
  expect(changes('service', before, after)).toEqual([['Name › English', 'TV mounting', 'TVs']])
})

test('empty is empty, however it is written', () => {
  expect(changes('service', { faqs: [], lead: { _type: 'localeText' } }, { priceRange: '' })).toEqual([])
})

test('numbers, yes and no, addresses and links to documents', () => {
  const before = {
    urgent: false,
    popularityOrder: 3,
    slug: { current: 'a' },
    category: { _ref: 'category-tech' },
  }
  const after = { urgent: true, slug: { current: 'b' }, category: { _ref: 'category-gas' } }
  expect(changes('service', before, after)).toEqual([
    ['Address', 'a', 'b'],
    ['Category', { kind: 'reference', id: 'category-tech' }, { kind: 'reference', id: 'category-gas' }],
    ['Can be urgent', { kind: 'yesNo', value: false }, { kind: 'yesNo', value: true }],
    ['Popularity', '3', null],
  ])
})

test('items of a list are told apart by their key', () => {
  const item = (_key: string, en: string) => ({ _key, _type: 'localeString', en })
  const before = { features: [item('a', 'One'), item('b', 'Two'), item('c', 'Three')] }
  const after = { features: [item('c', 'Three'), item('b', 'Two!'), item('d', 'Four')] }
  expect(changes('service', before, after)).toEqual([
    ["What's included › 1", 'One', null],
    ["What's included › 2 › English", 'Two', 'Two!'],
    ["What's included › 3", null, 'Four'],
    ["What's included › order", null, null],
  ])
})

test('a picture, its crop and its description', () => {
  const picture = { asset: { _ref: 'image-a' }, alt: { en: 'A wall' } }
  expect(changes('service', { picture }, { picture: { ...picture, asset: { _ref: 'image-b' } } })[0]).toEqual(
    ['Picture', { kind: 'picture', asset: 'image-a' }, { kind: 'picture', asset: 'image-b' }],
  )
  const cropped = { picture: { ...picture, alt: { en: 'A TV' }, crop: { top: 0.1 } } }
  expect(changes('service', { picture }, cropped).map(([labels]) => labels)).toEqual([
    'Picture › crop',
    'Picture › Description › English',
  ])
})

test('formatted text is one text; words in a list are one line', () => {
  const block = (text: string) => ({ _key: text, _type: 'block', children: [{ text }] })
  expect(changes('faq', null, { answer: { en: [block('Yes.'), block('Always.')] } })).toEqual([
    ['Answer › English', null, 'Yes.\nAlways.'],
  ])
  expect(changes('category', { aliases: ['a'] }, { aliases: ['a', 'b'] })).toEqual([
    ['Other addresses', 'a', 'a, b'],
  ])
})
