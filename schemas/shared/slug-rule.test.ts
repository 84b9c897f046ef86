import { evaluate, parse } from 'groq-js'
import type { ValidationContext } from 'sanity'
import { expect, test } from 'vitest'
import type { SiteFacts } from '#schemas/define.ts'
import { slugRule } from './slug-rule.ts'

const DOCUMENTS = [
  { _id: 'a', _type: 'redirect', from: '/city/ville-marie', to: '/city/montreal' },
  { _id: 'b', _type: 'redirect', from: '/laval', to: '/city/laval' },
  { _id: 'c', _type: 'city', slug: { current: 'toronto' } },
]

const context = {
  document: { _id: 'drafts.new', _type: 'city' },
  getClient: () => ({
    fetch: async (query: string, params: Record<string, unknown>) =>
      (await evaluate(parse(query, { params }), { dataset: DOCUMENTS, params })).get(),
  }),
} as unknown as ValidationContext

const check = (current: string) =>
  slugRule({ isReservedSlug: () => false } as unknown as SiteFacts, '/city/{city}')(
    { _type: 'slug', current },
    context,
  )

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
