import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startLake, type TestLake } from '../../tests/lake/server.ts'
import { currentOf, type DocumentPair, pairsOf, type StoredDocument } from './document-pair.ts'
import { undoPublications } from './undo-publish.ts'
import { writeDocument } from './write-document.ts'

let lake: TestLake
let client: SanityClient
beforeAll(async () => {
  lake = await startLake()
  client = lake.client()
})
afterAll(() => lake.close())

beforeEach(async () => {
  await client.delete({ query: '*[_type == "city"]' })
  await client.create({ _id: 'city-toronto', _type: 'city', order: 1, kept: true })
})

const stored = () =>
  client.fetch<StoredDocument[]>('*[_type == "city"] | order(_id)', {}, { perspective: 'raw' })

async function read(): Promise<DocumentPair> {
  const [pair] = pairsOf(await stored())
  if (!pair) throw new Error('There is no city.')
  return pair
}

const withOrder = (pair: DocumentPair, order: number) => ({ pair, after: { ...currentOf(pair), order } })
const orders = async () => (await stored()).map(({ _id, order }) => `${_id} ${order}`)

test('a draft is made beside the published document', async () => {
  const pair = await read()
  expect(await writeDocument(client, withOrder(pair, 2), 'drafts')).toEqual({ kind: 'drafted' })
  expect(await orders()).toEqual(['city-toronto 1', 'drafts.city-toronto 2'])
})

test('a draft that is there is changed, and fields can go', async () => {
  await client.create({ _id: 'drafts.city-toronto', _type: 'city', order: 1, kept: true, extra: 'x' })
  const pair = await read()
  const { extra, ...rest } = pair.draft as StoredDocument
  expect(await writeDocument(client, { pair, after: { ...rest, order: 3 } }, 'drafts')).toEqual({
    kind: 'drafted',
  })
  const [, draft] = await stored()
  expect(draft).toMatchObject({ order: 3, kept: true })
  expect(draft).not.toHaveProperty('extra')
})

test('at once, the published document is replaced and no draft is left', async () => {
  const pair = await read()
  expect(await writeDocument(client, withOrder(pair, 4), 'publish')).toEqual({
    kind: 'published',
    revision: expect.any(String),
  })
  expect(await orders()).toEqual(['city-toronto 4'])
})

test('what was published can be taken back together, unless something was published since', async () => {
  const pair = await read()
  const outcome = await writeDocument(client, withOrder(pair, 4), 'publish')
  const publications = outcome.kind === 'published' ? [{ id: pair.id, revision: outcome.revision }] : []
  await undoPublications(client, publications)
  expect(await orders()).toEqual(['city-toronto 1', 'drafts.city-toronto 4'])
  await expect(undoPublications(client, publications)).rejects.toMatchObject({ statusCode: 409 })
})

test('somebody’s draft is not published with it', async () => {
  await client.create({ _id: 'drafts.city-toronto', _type: 'city', order: 9 })
  const pair = await read()
  expect(await writeDocument(client, withOrder(pair, 5), 'publish')).toEqual({ kind: 'hasDraft' })
  expect(await orders()).toEqual(['city-toronto 1', 'drafts.city-toronto 9'])
})

test.each([
  ['the published document', () => client.patch('city-toronto').set({ order: 7 }).commit()],
  ['a new draft', () => client.create({ _id: 'drafts.city-toronto', _type: 'city', order: 8 })],
  ['its deletion', () => client.delete('city-toronto')],
])('what changed meanwhile is not overwritten: %s', async (_, change) => {
  const pair = await read()
  await change()
  const before = await orders()
  expect(await writeDocument(client, withOrder(pair, 6), 'drafts')).toEqual({ kind: 'changedMeanwhile' })
  expect(await writeDocument(client, withOrder(pair, 6), 'publish')).toEqual({ kind: 'changedMeanwhile' })
  expect(await orders()).toEqual(before)
})

test('a draft whose publishing is refused is said to be there, with the reason', async () => {
  const planned = withOrder(await read(), 6)
  const province = {
    _type: 'reference',
    _ref: 'province-gone',
    _weak: true,
    _strengthenOnPublish: { type: 'province' },
  }
  const outcome = await writeDocument(
    client,
    { ...planned, after: { ...planned.after, province } },
    'publish',
  )
  expect(outcome).toEqual({ kind: 'leftAsDraft', error: expect.objectContaining({ statusCode: 409 }) })
  expect(await orders()).toEqual(['city-toronto 1', 'drafts.city-toronto 6'])
})

test('what the lake refuses keeps its reason', async () => {
  const pair = await read()
  const planned = { pair, after: { ...currentOf(pair), price: 5 } }
  expect(await writeDocument(lake.client('translator'), planned, 'drafts')).toEqual({
    kind: 'refused',
    error: expect.objectContaining({ statusCode: 403 }),
  })
})

test('what breaks a rule stays a draft, and says why', async () => {
  const planned = {
    pair: { id: 'city-laval', type: 'city', published: null, draft: null },
    after: { order: 2 },
  }
  const outcome = await writeDocument(client, planned, 'publish', async () => ['Write a description.'])
  expect(outcome).toEqual({ kind: 'breaksRules', sentences: ['Write a description.'] })
  expect(await orders()).toEqual(['city-toronto 1', 'drafts.city-laval 2'])
})

test('with no rule broken, what is new is published', async () => {
  const planned = {
    pair: { id: 'city-laval', type: 'city', published: null, draft: null },
    after: { order: 2 },
  }
  expect(await writeDocument(client, planned, 'publish', async () => [])).toEqual({
    kind: 'published',
    revision: expect.any(String),
  })
  expect(await orders()).toEqual(['city-laval 2', 'city-toronto 1'])
})
