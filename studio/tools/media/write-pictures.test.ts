import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pairsOf, type StoredDocument } from '#studio/core/document-pair.ts'
import { startLake, type TestLake } from '../../../tests/lake/server.ts'
import { type PictureUse, usesOf } from './pictures.ts'
import { replaced, writePictures } from './write-pictures.ts'

let lake: TestLake
let client: SanityClient
beforeAll(async () => {
  lake = await startLake()
  client = lake.client()
  const images = ['image-a', 'image-b'].map((_id) => ({ create: { _id, _type: 'sanity.imageAsset' } }))
  lake.lake.mutate(images, { author: 'test' })
})
afterAll(() => lake.close())

const picture = (id: string) => ({ _type: 'picture', asset: { _type: 'reference', _ref: id } })

beforeEach(async () => {
  await client.delete({ query: '*[_type == "city"]' })
  await client.create({ _id: 'city-a', _type: 'city', order: 1, picture: picture('image-a') })
  await client.create({
    _id: 'city-b',
    _type: 'city',
    order: 1,
    list: [{ _key: 'x', ...picture('image-a') }],
  })
  await client.create({
    _id: 'drafts.city-b',
    _type: 'city',
    order: 2,
    list: [{ _key: 'x', ...picture('image-a') }],
  })
})

const stored = () =>
  client.fetch<StoredDocument[]>('*[_type == "city"] | order(_id)', {}, { perspective: 'raw' })

const uses = async (): Promise<PictureUse[]> => usesOf(pairsOf(await stored()))

const withB = (use: PictureUse['picture']) => replaced(use, 'image-b', {})

const assets = async () =>
  (await stored()).map(({ _id, order, picture, list }) => {
    const own = picture ?? (list as unknown[])[0]
    return `${_id} ${order} ${(own as PictureUse['picture']).asset._ref}`
  })

test('as drafts, what is published stays, and a draft that is there keeps its other changes', async () => {
  await writePictures(client, await uses(), withB, 'drafts')
  expect(await assets()).toEqual([
    'city-a 1 image-a',
    'city-b 1 image-a',
    'drafts.city-a 1 image-b',
    'drafts.city-b 2 image-b',
  ])
})

test('at once, published and draft have the new picture, and the draft stays a draft', async () => {
  await writePictures(client, await uses(), withB, 'publish')
  expect(await assets()).toEqual(['city-a 1 image-b', 'city-b 1 image-b', 'drafts.city-b 2 image-b'])
})

test('a place that was not chosen stays', async () => {
  const chosen = (await uses()).filter(({ pair }) => pair.id === 'city-a')
  await writePictures(client, chosen, withB, 'publish')
  expect(await assets()).toEqual(['city-a 1 image-b', 'city-b 1 image-a', 'drafts.city-b 2 image-a'])
})

test('when one document has changed meanwhile, none is changed', async () => {
  const read = await uses()
  await client.patch('city-b').set({ order: 9 }).commit()
  await expect(writePictures(client, read, withB, 'publish')).rejects.toMatchObject({ statusCode: 409 })
  expect(await assets()).toEqual(['city-a 1 image-a', 'city-b 9 image-a', 'drafts.city-b 2 image-a'])
})
