import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type SeedDocument, withoutSample } from './without-sample.ts'

const seed = readFileSync('studio/seed/production.ndjson', 'utf8')
  .trim()
  .split('\n')
  .map((line): SeedDocument => JSON.parse(line))
const left = withoutSample(seed)

test('the structure and the legal pages stay; services, cities, reviews and contractors go', () => {
  const types = new Set(left.map(({ _type }) => _type))
  for (const type of [
    'homePage',
    'servicePage',
    'legalPage',
    'navigationMenu',
    'province',
    'faq',
    'siteSettings',
  ])
    expect(types).toContain(type)
  for (const type of ['service', 'city', 'review', 'installer', 'project', 'bundle', 'guide', 'category'])
    expect(types).not.toContain(type)
})

test('no reference leads to a document that is gone', () => {
  const ids = new Set(left.map(({ _id }) => _id))
  const refs = JSON.stringify(left).matchAll(/"_ref":"([^"]+)"/g)
  expect([...refs].flatMap(([, id = '']) => (ids.has(id) ? [] : [id]))).toEqual([])
})

test('a link, a reference in a list and a field go with what they lead to; what stands beside them stays', () => {
  const documents: SeedDocument[] = [
    { _id: 'service-a', _type: 'service' },
    {
      _id: 'menu',
      _type: 'navigationMenu',
      first: { _ref: 'service-a' },
      all: [{ _ref: 'service-a' }, { _ref: 'faqPage' }],
      groups: [
        { title: 'Links', links: [{ text: 'A', target: { _ref: 'service-a' } }, { text: 'Questions' }] },
      ],
    },
    { _id: 'faqPage', _type: 'faqPage' },
  ]
  expect(withoutSample(documents)).toEqual([
    {
      _id: 'menu',
      _type: 'navigationMenu',
      all: [{ _ref: 'faqPage' }],
      groups: [{ title: 'Links', links: [{ text: 'Questions' }] }],
    },
    { _id: 'faqPage', _type: 'faqPage' },
  ])
})
