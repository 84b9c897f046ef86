import { expect, test } from 'vitest'
import { BLOCKS } from '#blocks/schemas.ts'
import { type StartFacts, startContent } from './start-content.ts'
import { STARTS } from './templates.ts'

const FACTS: StartFacts = {
  home: {
    popularServices: [{ _ref: 'tv' }],
    cityClaim: { _type: 'localeString', en: '50+', fr: 'Plus de 50', ...{ translatedFrom: 'Former' } },
  },
  categories: [],
  reviews: ['newest'],
  installers: [],
  guides: [],
  figures: 'figures-home',
  steps: [],
  faqs: [],
  quoteLink: { _type: 'menuLink', _key: 'l2', path: '/get-quote' },
}

const NOTHING: StartFacts = { ...FACTS, home: null, reviews: [], figures: null, quoteLink: null }

test.each(STARTS)('$id starts with its head, and with blocks there are', ({ sections, headings = {} }) => {
  const names = BLOCKS.map(({ name }) => name)
  expect(sections[0]).toBe('heroBlock')
  expect(sections.filter((name) => !names.includes(name))).toEqual([])
  expect(Object.keys(headings).filter((name) => !sections.includes(name))).toEqual([])
})

test('a block starts with words of its own and the content there is, with keys of its own', () => {
  expect(startContent('servicesBlock', FACTS)).toEqual({
    _type: 'servicesBlock',
    _key: expect.any(String),
    title: { _type: 'localeString', en: 'What we install', fr: 'Ce qu’on installe' },
    text: { _type: 'localeText', en: 'Prices are before tax.', fr: 'Les prix sont avant taxes.' },
    services: [{ _type: 'reference', _ref: 'tv', _key: expect.any(String) }],
  })
  const heading = { title: { en: 'For spring', fr: 'Pour le printemps' } }
  expect(startContent('servicesBlock', FACTS, heading)).toMatchObject(heading)
  expect(startContent('citiesBlock', FACTS)).toHaveProperty('claim', {
    _type: 'localeString',
    en: '50+',
    fr: 'Plus de 50',
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
