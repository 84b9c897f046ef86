import { evaluate, parse } from 'groq-js'
import type { ValidationContext } from 'sanity'
import { expect, test } from 'vitest'
import { isTakenPath } from './taken-path.ts'

const DOCUMENTS = [
  { _id: 'a', _type: 'service', slug: { current: 'tv-mounting' } },
  { _id: 'b', _type: 'city', slug: { current: 'toronto' } },
  { _id: 'drafts.c', _type: 'city', slug: { current: 'laval' } },
  { _id: 'd', _type: 'category', slug: { current: 'tech' }, aliases: ['electronics'] },
  { _id: 'e', _type: 'guide', slug: { current: 'choose-a-mount' } },
]

const context = {
  getClient: () => ({
    fetch: async (query: string, params: Record<string, unknown>) =>
      (await evaluate(parse(query, { params }), { dataset: DOCUMENTS, params })).get(),
  }),
} as unknown as ValidationContext

test.each([
  '/',
  '/about',
  '/contractors/join',
  '/tv-mounting',
  '/city/toronto',
  '/city/laval',
  '/city/toronto/tv-mounting',
  '/toronto/tv-mounting',
  '/services/tech',
  '/services/category/electronics',
  '/services/tv-mounting',
  '/guides/choose-a-mount',
  '/quote',
  '/api/leads',
  '/studio/structure',
])('%s is taken', async (path) => {
  expect(await isTakenPath(path, context)).toBe(true)
})

test.each([
  '/old-service',
  '/city/gone',
  '/city/toronto/gone',
  '/guides/gone',
  '/toronto',
  '/services/gone',
  '/bundles/choose-a-mount',
])('%s is free', async (path) => {
  expect(await isTakenPath(path, context)).toBe(false)
})
