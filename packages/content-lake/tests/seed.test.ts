import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seedLake } from '../src/seed.ts'
import { mutate, temporaryFolder, temporaryLake } from './temporary-lake.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>'
const IMAGE = { _type: 'picture', _sanityAsset: 'image@file://./images/box.svg', alt: { en: 'A box' } }
const DOCUMENTS = [
  { _id: 'b', _type: 'service', category: { _type: 'reference', _ref: 'a' }, image: IMAGE },
  { _id: 'a', _type: 'category', gallery: [IMAGE, { ...IMAGE, _key: 'mine' }], tags: ['x'] },
]

function seedFolder(lines: string[] = DOCUMENTS.map((document) => JSON.stringify(document))) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'images'))
  writeFileSync(join(folder, 'images/box.svg'), SVG)
  writeFileSync(join(folder, 'production.ndjson'), `${lines.join('\n')}\n\n`)
  return folder
}

test('documents, references in any order, and images', async () => {
  const lake = temporaryLake()
  await seedLake(lake, seedFolder(), 'seed')
  const [a, b] = lake.getDocuments(['a', 'b'])
  expect(b?.category).toEqual({ _type: 'reference', _ref: 'a' })
  expect(b?.image).toEqual({
    ...{ _type: 'picture', alt: { en: 'A box' } },
    asset: { _type: 'reference', _ref: expect.stringMatching(/^image-[0-9a-f]{40}-40x30-svg$/) },
  })
  expect(a?.gallery).toMatchObject([{ _key: expect.any(String) }, { _key: 'mine' }])
  expect(a?.tags).toEqual(['x'])
  expect(await lake.query('*[_id == "b"][0].image.asset->originalFilename')).toBe('box.svg')
  expect(await lake.query('count(*[_type == "sanity.imageAsset"])')).toBe(1)
})

test('happens once: what was changed or deleted since stays so', async () => {
  const folder = temporaryFolder()
  const lake = temporaryLake(folder)
  const seed = seedFolder()
  await seedLake(lake, seed, 'seed')
  mutate(lake, { delete: { id: 'b' } }, { patch: { id: 'a', set: { tags: ['y'] } } })
  await seedLake(lake, seed, 'seed')
  lake.close()
  const again = temporaryLake(folder)
  await seedLake(again, seed, 'seed')
  expect(again.getDocuments(['a', 'b'])).toMatchObject([{ _id: 'a', tags: ['y'] }])
})

test('a later release adds the single documents it brings, but none that was there before', async () => {
  const line = (id: string, fields = {}) => JSON.stringify({ _id: id, _type: id, ...fields })
  const lake = temporaryLake()
  await seedLake(
    lake,
    seedFolder([line('settings'), line('footer'), '{"_id": "a", "_type": "category"}']),
    'seed',
  )
  mutate(lake, { delete: { id: 'footer' } }, { create: { _id: 'drafts.header', _type: 'header' } })
  const later = seedFolder([
    line('settings', { isNew: true }),
    line('footer'),
    line('header'),
    line('mails', { image: IMAGE }),
    line('menu', { first: { _ref: 'nowhere' } }),
    '{"_id": "b", "_type": "category"}',
  ])
  await seedLake(lake, later, 'seed')
  await seedLake(lake, later, 'seed')
  const documents = await lake.query(
    '*[!(_type match "sanity.*")] | order(_id){_id}',
    {},
    { perspective: 'raw' },
  )
  expect(documents).toEqual(['a', 'drafts.header', 'mails', 'settings'].map((_id) => ({ _id })))
  expect(lake.getDocuments(['settings'])[0]).not.toHaveProperty('isNew')
  expect(lake.getDocuments(['mails'])[0]).toHaveProperty('image.asset._ref')
  expect(
    lake.transactionsSince(0).filter(({ changes }) => changes.some(({ id }) => id === 'mails')),
  ).toHaveLength(1)
})

test('two at once seed once', async () => {
  const folder = temporaryFolder()
  const [one, two] = [temporaryLake(folder), temporaryLake(folder)]
  const seed = seedFolder()
  await Promise.all([seedLake(one, seed, 'seed'), seedLake(two, seed, 'seed')])
  const seeded = one.transactionsSince(0).filter(({ changes }) => changes.some(({ id }) => id === 'a'))
  expect(seeded).toHaveLength(1)
  expect(two.getDocuments(['a', 'b'])).toHaveLength(2)
})

test('documents that are there already are left alone', async () => {
  const lake = temporaryLake()
  mutate(lake, { create: { _id: 'a', _type: 'category', mine: true } })
  await seedLake(lake, seedFolder(), 'seed')
  expect(lake.getDocuments(['a', 'b'])).toMatchObject([{ mine: true }, { _id: 'b' }])
})

test.each([
  [
    'a line that is no JSON',
    ['{"_id": "a", "_type": "t"}', '{'],
    /Line 2 of .*production\.ndjson is not JSON/,
  ],
  [
    'a reference to nothing',
    ['{"_type": "t", "to": {"_ref": "nowhere"}}'],
    /non-existent document "nowhere"/,
  ],
  [
    'an asset from elsewhere',
    ['{"_type": "t", "i": {"_sanityAsset": "image@https://x/y.png"}}'],
    /must look like/,
  ],
  ['an asset that is missing', ['{"_type": "t", "i": {"_sanityAsset": "image@file://./no.svg"}}'], /no\.svg/],
])('%s is an error, and the next start tries again', async (_, lines, message) => {
  const lake = temporaryLake()
  await expect(seedLake(lake, seedFolder(lines), 'seed')).rejects.toThrow(message)
  await seedLake(lake, seedFolder(), 'seed')
  expect(lake.getDocuments(['a', 'b'])).toHaveLength(2)
})
