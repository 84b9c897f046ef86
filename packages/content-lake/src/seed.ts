import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { LakeError } from './errors.ts'
import { withKeys } from './keys.ts'
import type { Lake } from './lake.ts'
import { storeFile, storeImage } from './media/assets.ts'
import { type Hotspot, subjectOf } from './media/subject.ts'

const SEEDED = 'seeded'
const TRANSACTION_ID = 'seed'
const ASSET = /^(image|file)@file:\/\/\.\/(.+)$/

interface StoredAsset {
  id: string
  /** Where the subject of a drawing is. */
  hotspot?: Hotspot
}

/**
 * Fills a new lake with the documents of `production.ndjson` in a folder, and the images and files they name
 * (`"_sanityAsset": "image@file://./images/x.svg"`), as `sanity dataset import` would. A drawing that
 * names its subject is cropped around it. A lake is filled once, also
 * when two processes start at the same time. Documents that exist already are not changed. History names `author`.
 * A lake that was filled by an earlier release gets the single documents that this one brings.
 * Throws an Error that names the line or file that is wrong.
 */
export async function seedLake(lake: Lake, folder: string, author: string): Promise<void> {
  const file = join(folder, 'production.ndjson')
  if (lake.meta.get(SEEDED) !== undefined) return addSingles(lake, { folder, file, author })
  const documents = await readDocuments(file, (line) => line.trim() !== '')
  const mutations = await mutationsFor(lake, documents, { folder, author })
  try {
    lake.mutate(mutations, { author, transactionId: TRANSACTION_ID })
  } catch (error) {
    // The transaction id can be used only once: another process has used it before.
    if (!(error instanceof LakeError && error.status === 409 && isSeeded(lake))) throw error
  }
  lake.meta.set(SEEDED, new Date().toISOString())
}

function isSeeded(lake: Lake): boolean {
  return lake.database.prepare('SELECT seq FROM transactions WHERE id = ?').get(TRANSACTION_ID) !== undefined
}

/** Settings and pages that exist once: their id is their type. */
const SINGLE = /^\{\s*"_id":\s*"(\w+)",\s*"_type":\s*"\1"/

/**
 * Adds the documents that exist once and that the lake has never had, neither published nor as a draft. One that staff have
 * deleted is not added again. One that the lake refuses, for example because it refers to something that is not there, is left
 * out until the next start.
 */
async function addSingles(
  lake: Lake,
  { folder, file, author }: { folder: string; file: string; author: string },
): Promise<void> {
  const had = lake.database.prepare('SELECT 1 FROM changes WHERE document_id IN (?, ?) LIMIT 1')
  const documents = await readDocuments(file, (line) => {
    const id = SINGLE.exec(line)?.[1]
    return id !== undefined && had.get(id, `drafts.${id}`) === undefined
  })
  for (const mutation of await mutationsFor(lake, documents, { folder, author })) {
    try {
      lake.mutate([mutation], { author })
    } catch (error) {
      if (!(error instanceof LakeError)) throw error
      lake.log.warn({ err: error }, 'A document that exists once was not added')
    }
  }
}

/** What creates documents, with the files they name. */
async function mutationsFor(
  lake: Lake,
  documents: unknown[],
  { folder, author }: { folder: string; author: string },
) {
  const assets = await storeAssets(lake, folder, assetsIn(documents), author)
  return documents.map((document) => ({ createIfNotExists: withKeys(withReferences(document, assets)) }))
}

async function readDocuments(file: string, isWanted: (line: string) => boolean): Promise<unknown[]> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines.flatMap((line, index) => {
    if (!isWanted(line)) return []
    try {
      return [JSON.parse(line)]
    } catch (error) {
      throw new Error(`Line ${index + 1} of ${file} is not JSON`, { cause: error })
    }
  })
}

/** Every `_sanityAsset` in a value. */
function assetsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  if ('_sanityAsset' in value && typeof value._sanityAsset === 'string') found.add(value._sanityAsset)
  for (const inner of Object.values(value)) assetsIn(inner, found)
  return found
}

/** Stores the assets. */
async function storeAssets(
  lake: Lake,
  folder: string,
  assets: Set<string>,
  author: string,
): Promise<Map<string, StoredAsset>> {
  const stored = [...assets].map(async (asset): Promise<[string, StoredAsset]> => {
    const [, kind, path] = ASSET.exec(asset) ?? []
    if (!path)
      throw new Error(`The seed names an asset ${asset}; it must look like image@file://./images/name.svg`)
    const bytes = await readFile(join(folder, path))
    const store = kind === 'image' ? storeImage : storeFile
    const document = await store(lake, bytes, { filename: basename(path), author })
    const hotspot = path.endsWith('.svg') ? subjectOf(bytes.toString()) : null
    return [asset, { id: document._id, ...(hotspot && { hotspot }) }]
  })
  return new Map(await Promise.all(stored))
}

/** A seed value in which references to the assets stand for their files. */
function withReferences(value: unknown, assets: Map<string, StoredAsset>): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, assets))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withReferences(inner, assets)]),
  )
  const { _sanityAsset, ...others } = fields
  if (typeof _sanityAsset !== 'string') return fields
  const { id, hotspot } = assets.get(_sanityAsset) ?? {}
  return { ...(hotspot && { hotspot }), ...others, asset: { _type: 'reference', _ref: id } }
}
