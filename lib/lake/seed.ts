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
 * Throws an Error that names the line or file that is wrong.
 */
export async function seedLake(lake: Lake, folder: string, author: string): Promise<void> {
  if (lake.meta.get(SEEDED) !== undefined) return
  const documents = await readDocuments(join(folder, 'production.ndjson'))
  const assets = await storeAssets(lake, folder, assetsIn(documents), author)
  const mutations = documents.map((document) => ({
    createIfNotExists: withKeys(withReferences(document, assets)),
  }))
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

async function readDocuments(file: string): Promise<unknown[]> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
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
