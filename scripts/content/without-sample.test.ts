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

test('a link, a reference in a list and a field go with what they lead to, what was about it is about one’s own; the rest stays', () => {
  const documents: SeedDocument[] = [
    { _id: 'service-a', _type: 'service', slug: { current: 'a' } },
    { _id: 'city-a', _type: 'city' },
    {
      _id: 'menu',
      _type: 'navigationMenu',
      first: { _ref: 'city-a' },
      all: [{ _ref: 'service-a' }, { _ref: 'faqPage' }],
      groups: [
        { title: 'Links', links: [{ text: 'A', target: { _ref: 'service-a' } }, { text: 'Questions' }] },
      ],
    },
    { _id: 'faqPage', _type: 'faqPage' },
    { _id: 'faq-a', _type: 'faq', answer: [{ markDefs: [{ href: '/a?from=faq' }] }] },
    {
      _id: 'comparePage',
      _type: 'comparePage',
      groups: [{ services: [{ _ref: 'service-a' }] }, { services: [{ _ref: 'faqPage' }] }],
      links: [{ path: '/guides/a#top' }, { path: '/faq' }],
    },
    { _id: 'estimator', _type: 'estimator', start: { _ref: 'service-a' }, services: [{ _ref: 'service-a' }] },
  ]
  const own = { _id: 'service-own', _type: 'service' }
  expect(withoutSample(documents, [own])).toEqual([
    {
      _id: 'menu',
      _type: 'navigationMenu',
      all: [{ _ref: 'faqPage' }],
      groups: [{ title: 'Links', links: [{ text: 'Questions' }] }],
    },
    { _id: 'faqPage', _type: 'faqPage' },
    {
      _id: 'comparePage',
      _type: 'comparePage',
      groups: [{ services: [{ _ref: 'faqPage' }] }],
      links: [{ path: '/faq' }],
    },
    {
      _id: 'estimator',
      _type: 'estimator',
      start: { _type: 'reference', _ref: 'service-own' },
      services: [{ _key: 'service-own', _type: 'reference', _ref: 'service-own' }],
    },
    own,
  ])
})
