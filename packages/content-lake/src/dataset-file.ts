import { readFile } from 'node:fs/promises'
import { basename, join, normalize } from 'node:path'
import { withKeys } from './keys.ts'
import type { Lake } from './lake.ts'
import { storeFile, storeImage } from './media/assets.ts'
import { type Hotspot, subjectOf } from './media/subject.ts'

const ASSET = /^(image|file)@file:\/\/\.\/(.+)$/
const REMOTE = /^(image|file)@https?:/

interface StoredAsset {
  id: string
  /** The part of an SVG drawing that must stay visible in crops (`subjectOf`). */
  hotspot?: Hotspot
}

/**
 * Stores the images and files that documents name, and returns the mutations that create the documents. Paths are relative to
 * `folder`. Assets at http(s) addresses are not fetched: with `isLocal` they are left out, otherwise they are an error.
 */
export async function creationsOf(
  lake: Lake,
  documents: object[],
  { folder, author, isLocal = false }: { folder: string; author: string; isLocal?: boolean },
) {
  const named = assetsIn(documents)
  const remote = isLocal ? [...named].filter((asset) => REMOTE.test(asset)) : []
  if (remote.length > 0) lake.log.warn({ assets: remote }, 'Images or files at other addresses are left out')
  const assets = new Map<string, StoredAsset>()
  for (const asset of named.difference(new Set(remote))) {
    assets.set(asset, await storeAsset(lake, folder, asset, author))
  }
  return documents.map((document) => ({ createIfNotExists: withKeys(withReferences(document, assets)) }))
}

/**
 * The documents of an NDJSON file, as `sanity dataset export` writes it. Throws an Error with the number of a line that is not
 * JSON.
 */
export async function readDocuments(file: string, isWanted: (line: string) => boolean): Promise<object[]> {
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

function assetsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  if ('_sanityAsset' in value && typeof value._sanityAsset === 'string') found.add(value._sanityAsset)
  for (const inner of Object.values(value)) assetsIn(inner, found)
  return found
}

async function storeAsset(lake: Lake, folder: string, asset: string, author: string): Promise<StoredAsset> {
  const [, kind, path = ''] = ASSET.exec(asset) ?? []
  if (kind === undefined || normalize(path).startsWith('..')) {
    throw new Error(`A document names an asset ${asset}; it must look like image@file://./images/name.svg`)
  }
  const bytes = await readFile(join(folder, path))
  const store = kind === 'image' ? storeImage : storeFile
  const document = await store(lake, bytes, { filename: basename(path), author })
  const hotspot = path.endsWith('.svg') ? subjectOf(bytes.toString()) : null
  return { id: document._id, ...(hotspot && { hotspot }) }
}

/** A copy of a value with references to the stored assets in place of `_sanityAsset`. Assets that were left out are removed. */
function withReferences(value: unknown, assets: Map<string, StoredAsset>): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, assets))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withReferences(inner, assets)]),
  )
  const { _sanityAsset, ...others } = fields
  if (typeof _sanityAsset !== 'string') return fields
  const stored = assets.get(_sanityAsset)
  if (!stored) return others
  const { id, hotspot } = stored
  return { ...(hotspot && { hotspot }), ...others, asset: { _type: 'reference', _ref: id } }
}
