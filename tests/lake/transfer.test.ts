import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeNdjson } from '#lib/server/backup/ndjson.ts'
import { startLake, type TestLake } from './server.ts'

/** Documents by id without what every lake sets itself. */
type Content = Record<string, Record<string, unknown>>

let from: TestLake
let to: TestLake
let folder: string
beforeAll(async () => {
  from = await startLake()
  to = await startLake()
  folder = await mkdtemp(join(tmpdir(), 'montage-transfer-'))
})
afterAll(async () => {
  await Promise.all([from.close(), to.close()])
  await rm(folder, { recursive: true, force: true })
})

const contentOf = async ({ lake }: TestLake): Promise<Content> => {
  const documents = await lake.query('*', {}, { perspective: 'raw' })
  if (!Array.isArray(documents)) throw new Error('No documents')
  return Object.fromEntries(
    documents.map(({ _rev, _updatedAt, ...content }) => {
      // Assets are uploaded again, releases made again; everything else keeps the date it was made.
      if (/^(sanity|system)\./.test(content._type)) delete content._createdAt
      return [content._id, content]
    }),
  )
}

async function fill() {
  const client = from.client('editor')
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#17140b' } })
    .png()
    .toBuffer()
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4v2z"/></svg>',
  )
  const photo = await client.assets.upload('image', picture, { filename: 'photo.png' })
  const drawing = await client.assets.upload('image', svg, { filename: 'drawing.svg' })
  const terms = await client.assets.upload('file', Buffer.from('%PDF-1.7 terms'), { filename: 'terms.pdf' })
  const image = (id: string, alt: string) => ({
    _type: 'image',
    asset: { _type: 'reference', _ref: id },
    alt: { _type: 'localeString', en: alt, fr: `${alt} (fr)` },
  })
  await client
    .transaction()
    .create({
      _id: 'category-tech',
      _type: 'category',
      name: { _type: 'localeString', en: 'Tech', fr: 'Techno' },
    })
    .create({
      _id: 'service-tv',
      _type: 'service',
      slug: { _type: 'slug', current: 'tv-mounting' },
      category: { _type: 'reference', _ref: 'category-tech' },
      related: [
        { _key: 'a', _type: 'reference', _ref: 'service-tv' },
        { _key: 'b', _type: 'reference', _ref: 'gone', _weak: true },
      ],
      picture: image(photo._id, 'A wall'),
      gallery: [{ _key: 'g', ...image(drawing._id, 'A drawing') }],
      terms: { _type: 'file', asset: { _type: 'reference', _ref: terms._id } },
    })
    .create({
      _id: 'drafts.service-tv',
      _type: 'service',
      slug: { _type: 'slug', current: 'tv' },
      picture: image(photo._id, 'Draft'),
    })
    .commit()
}

it('carries everything from one lake to another with Sanity’s own tools', async () => {
  await fill()
  const outputPath = join(folder, 'lake.tar.gz')
  const exported = await exportDataset({ client: from.client('editor'), dataset: 'production', outputPath })
  expect(exported).toMatchObject({ documentCount: 3, assetCount: 3 })

  const load = (operation: 'create' | 'createOrReplace') =>
    sanityImport(createReadStream(outputPath), { client: to.client('editor'), operation })
  expect(await load('create')).toMatchObject({ numDocs: 3, warnings: [] })
  expect(await contentOf(to)).toEqual(await contentOf(from))

  const { url } = await to
    .client()
    .fetch<{ url: string }>('*[_type == "sanity.imageAsset" && extension == "png"][0]{url}')
  expect(url.startsWith(to.url)).toBe(true)
  expect((await fetch(`${url}?w=30`)).status).toBe(200)

  // Again, over what is there: nothing is doubled and no image is stored a second time.
  await load('createOrReplace')
  expect(await contentOf(to)).toEqual(await contentOf(from))
}, 30_000)

it('a backup of the content alone is imported with Sanity’s own tool, drafts, releases and files included', async () => {
  const releaseId = 'sale'
  const editor = from.client('editor')
  await editor.releases.create({ releaseId, metadata: { title: 'Sale', releaseType: 'asap' } })
  await editor.createVersion({
    releaseId,
    publishedId: 'category-tech',
    document: { _id: 'versions.sale.category-tech', _type: 'category', order: 2 },
  })
  const copy = await startLake()
  try {
    const archive = await writeNdjson(from.dataDir, folder)
    const client = copy.client('editor')
    const imported = await sanityImport(createReadStream(archive), { client, operation: 'create' })
    expect(imported).toMatchObject({ numDocs: 5, warnings: [] })
    expect(await contentOf(copy)).toEqual(await contentOf(from))
    await copy.client('editor').releases.publish({ releaseId })
    expect(await copy.client().getDocument('category-tech')).toMatchObject({ order: 2 })
  } finally {
    await copy.close()
    await editor.releases.archive({ releaseId })
    await editor.releases.delete({ releaseId })
  }
}, 30_000)

it('exports with a cursor, and only the types asked for', async () => {
  const outputPath = join(folder, 'categories.tar.gz')
  const exported = await exportDataset({
    client: from.client('editor'),
    dataset: 'production',
    outputPath,
    mode: 'cursor',
    types: ['category'],
  })
  expect(exported).toMatchObject({ documentCount: 1, assetCount: 0 })
})

it('is not for who has no token', async () => {
  expect((await from.call('v1/data/export/production', { role: null })).status).toBe(401)
})
