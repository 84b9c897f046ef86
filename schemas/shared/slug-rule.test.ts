import { evaluate, parse } from 'groq-js'
import type { ValidationContext } from 'sanity'
import { expect, test } from 'vitest'
import { isReservedSlug } from '#lib/routes/addresses.ts'
import type { SiteFacts } from '#schemas/define.ts'
import { slugRule } from './slug-rule.ts'

const DOCUMENTS = [
  { _id: 'a', _type: 'redirect', from: '/city/ville-marie', to: '/city/montreal' },
  { _id: 'b', _type: 'redirect', from: '/laval', to: '/city/laval' },
  { _id: 'c', _type: 'city', slug: { current: 'toronto' } },
  { _id: 'd', _type: 'landingPage', slug: { current: 'spring-sale' } },
]

const contextOf = (_type: string) =>
  ({
    document: { _id: 'drafts.new', _type },
    getClient: () => ({
      fetch: async (query: string, params: Record<string, unknown>) =>
        (await evaluate(parse(query, { params }), { dataset: DOCUMENTS, params })).get(),
    }),
  }) as unknown as ValidationContext

const check = (current: string, type = 'city', path = '/city/{city}') =>
  slugRule({ isReservedSlug } as unknown as SiteFacts, path)({ _type: 'slug', current }, contextOf(type))

test('an address that a redirect leads away from is refused, with where to remove it', async () => {
  expect(await check('ville-marie')).toEqual({
    en: expect.stringContaining('a redirect leads from /city/ville-marie to another page. Remove it'),
    fr: expect.stringContaining('une redirection mène de /city/ville-marie'),
  })
})

test('one that another document has is, one that is free is not', async () => {
  expect(await check('toronto')).toMatchObject({ en: expect.stringContaining('another city already uses') })
  expect(await check('laval')).toBe(true)
})

test('landing pages share their addresses with services, cities, categories and the pages of the site', async () => {
  const landing = (slug: string) => check(slug, 'landingPage', '/{landingPage}')
  expect(await landing('winter-sale')).toBe(true)
  expect(await landing('toronto')).toMatchObject({ en: expect.stringContaining('another city already uses') })
  expect(await landing('pricing')).toMatchObject({
    en: expect.stringContaining('belongs to a page of the site'),
  })
  expect(await landing('laval')).toMatchObject({
    en: expect.stringContaining('a redirect leads from /laval'),
  })
  expect(await check('spring-sale', 'service', '/{service}')).toMatchObject({
    en: expect.stringContaining('another landing page already uses'),
  })
})
