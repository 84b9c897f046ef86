import { expect, test } from 'vitest'
import { BLOCKS } from '#blocks/schemas.ts'
import { type StartFacts, startContent } from './start-content.ts'
import { STARTS } from './templates.ts'

const line = (en: string, fr: string) => ({ _type: 'localeString', en, fr, translatedFrom: 'Former' })

const FACTS: StartFacts = {
  home: { popular: { title: line('Most popular', 'Les plus demandés') }, popularServices: [{ _ref: 'tv' }] },
  reviewsHeading: null,
  reviews: ['newest'],
  installersHeading: null,
  installers: [],
  figures: 'figures-home',
  steps: [],
  faqs: [],
  quoteLink: { _type: 'menuLink', _key: 'l2', path: '/get-quote' },
}

const NOTHING: StartFacts = { ...FACTS, home: null, reviews: [], figures: null, quoteLink: null }

test.each(STARTS)('$id starts with its head, and with blocks there are', ({ sections }) => {
  const names = BLOCKS.map(({ name }) => name)
  expect(sections[0]).toBe('heroBlock')
  expect(sections.filter((name) => !names.includes(name))).toEqual([])
})

test('a block starts with the heading and the content that a page has, with keys of its own', () => {
  expect(startContent('servicesBlock', FACTS)).toEqual({
    _type: 'servicesBlock',
    _key: expect.any(String),
    title: { _type: 'localeString', en: 'Most popular', fr: 'Les plus demandés' },
    services: [{ _type: 'reference', _ref: 'tv', _key: expect.any(String) }],
  })
  expect(startContent('figuresBlock', FACTS)).toMatchObject({ figures: { _ref: 'figures-home' } })
  expect(startContent('heroBlock', FACTS)).toMatchObject({ links: [{ path: '/get-quote' }] })
  expect(startContent('heroBlock', FACTS)).not.toMatchObject({ links: [{ _key: 'l2' }] })
})

test.each(BLOCKS)(
  '$name starts without content where no page has any, with fields that it has',
  ({ name, fields = [] }) => {
    const known = ['_type', '_key', ...fields.map((field) => field.name)]
    for (const facts of [FACTS, NOTHING]) {
      expect(Object.keys(startContent(name, facts)).filter((key) => !known.includes(key))).toEqual([])
    }
  },
)
