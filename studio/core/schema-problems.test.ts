import { createClient } from '@sanity/client'
import { NEVER, of } from 'rxjs'
import { createSourceFromConfig } from 'sanity'
import { expect, test, vi } from 'vitest'
import { documentProblems, schemaProblems } from './schema-problems.ts'
import { schemaTypes } from './schema-types.ts'

const client = createClient({
  projectId: 'rules',
  dataset: 'production',
  apiVersion: '2025-02-19',
  useCdn: false,
})

const source = await createSourceFromConfig({
  name: 'default',
  title: 'Rules',
  projectId: 'rules',
  dataset: 'production',
  schema: { types: schemaTypes('en') },
  auth: { state: of({ authenticated: true, currentUser: null, client }), token: NEVER },
})

/** Its name, its slug and everything else that is required are missing. */
const service = (priceRange: unknown) => ({
  _id: 'service-x',
  _type: 'service',
  slug: { current: 'x' },
  priceRange,
})

test.each([
  ['nothing wrong', '$100-$300', 0],
  ['no price', 'about a hundred', 1],
  ['a highest price below the lowest', '$300-$100', 1],
  ['a missing price', undefined, 1],
])('of a field in bulk the rules find: %s', async (_, priceRange, count) => {
  const problems = await schemaProblems(source, service(priceRange), [['priceRange']])
  expect(problems.map(({ path }) => path)).toEqual(Array(count).fill(['priceRange']))
  expect(problems.every(({ sentence }) => sentence.length > 10)).toBe(true)
})

test('rules of other fields are not asked, so the lake is not either', async () => {
  const fetch = vi.spyOn(client, 'fetch').mockRejectedValue(new Error('The lake was asked.'))
  const withClient = Object.create(source, { getClient: { value: () => client } })
  await schemaProblems(withClient, service('$100-$300'), [['priceRange']])
  expect(fetch).not.toHaveBeenCalled()
  fetch.mockRestore()
})

test('a problem inside the field, and one of a part of it', async () => {
  const document = { ...service(undefined), name: { _type: 'localeString', en: '' } }
  const whole = await schemaProblems(source, document, [['name']])
  const part = await schemaProblems(source, document, [['name', 'en']])
  expect(whole.length).toBeGreaterThan(0)
  expect(part.length).toBeGreaterThan(0)
})

test('of a whole document all errors are said, each once', async () => {
  const withClient = Object.create(source, { getClient: { value: () => client } })
  vi.spyOn(client, 'fetch').mockResolvedValue([] as never)
  const sentences = await documentProblems(withClient, service('about a hundred'))
  vi.restoreAllMocks()
  expect(sentences.join(' ')).toContain('Name: write the English text.')
  expect(sentences.join(' ')).toContain('Price range: write it like $100-$300')
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('a hidden section may be unfinished, and a shown one says what is missing', async () => {
  const page = (hidden: boolean) => ({
    _id: 'drafts.landing-x',
    _type: 'landingPage',
    sections: [
      { _type: 'heroBlock', _key: 'a', title: { _type: 'localeString', en: 'Head', fr: 'Tête' } },
      { _type: 'servicesBlock', _key: 'b', hidden, title: { _type: 'localeString', fr: 'Sans anglais' } },
      { _type: 'heroBlock', _key: 'c', hidden },
    ],
  })
  const shown = await schemaProblems(source, page(false), [['sections']])
  expect(shown.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining([
      'Heading: write the English text.',
      'There is French text but no English. Write the English text too.',
    ]),
  )
  expect(await schemaProblems(source, page(true), [['sections']])).toEqual([])
})
