import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Lake } from '../lake.ts'
import type { LakeDocument } from '../types.ts'
import { fileTypeOf } from './file-type.ts'
import { writeAtomically } from './files.ts'
import { type ImageFacts, imageFacts } from './image-facts.ts'
import { IMAGE_TYPES } from './image-types.ts'

/** The data of an asset besides its bytes. People write `label`, `title`, `description` and `creditLine` in the Studio. */
export interface AssetOptions {
  /** The author of the change. */
  author: string
  /** Checks the rights of the author before the commit. When it throws, the document is not stored. */
  authorize?: () => void
  /** The name of the file on the machine of the sender. */
  filename?: string
  label?: string
  title?: string
  description?: string
  creditLine?: string
  source?: { id: string; name?: string; url?: string }
}

export type AssetKind = 'image' | 'file'

/**
 * Stores an image and its `sanity.imageAsset` document, and returns the document. The same bytes give the same document. The file
 * is on the disk before the document is stored. Throws LakeError 400 for an image that cannot be published.
 */
export async function storeImage(
  lake: Lake,
  bytes: Uint8Array,
  options: AssetOptions,
): Promise<LakeDocument> {
  const facts = await imageFacts(bytes)
  const { extension, width, height } = facts
  const name = `${sha1(bytes)}-${width}x${height}`
  return store(lake, 'image', { name, extension }, bytes, options, {
    _type: 'sanity.imageAsset',
    mimeType: IMAGE_TYPES[extension],
    metadata: imageMetadata(facts),
  })
}

/**
 * Stores a file that is not an image, and its `sanity.fileAsset` document, as `storeImage` does. Throws LakeError 400 for a kind
 * of file that is not accepted.
 */
export async function storeFile(lake: Lake, bytes: Uint8Array, options: AssetOptions): Promise<LakeDocument> {
  const { extension, type } = fileTypeOf(bytes, options.filename)
  const fields = { _type: 'sanity.fileAsset', mimeType: type }
  return store(lake, 'file', { name: sha1(bytes), extension }, bytes, options, fields)
}

/** The path of an asset's file. */
export function assetPath(dataDir: string, kind: AssetKind, filename: string): string {
  return join(dataDir, 'assets', `${kind}s`, filename)
}

function imageMetadata({ width, height, extension, ...facts }: ImageFacts) {
  return {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    ...facts,
  }
}

async function store(
  lake: Lake,
  kind: AssetKind,
  { name, extension }: { name: string; extension: string },
  bytes: Uint8Array,
  { author, authorize, filename, source, ...texts }: AssetOptions,
  fields: { _type: string; mimeType: string; metadata?: object },
): Promise<LakeDocument> {
  const file = assetPath(lake.dataDir, kind, `${name}.${extension}`)
  if (!existsSync(file)) await writeAtomically(file, bytes)
  const id = `${kind}-${name}-${extension}`
  const [existing] = lake.getDocuments([id])
  if (existing) return existing
  const hash = sha1(bytes)
  const path = `${kind}s/${lake.projectId}/${lake.dataset}/${name}.${extension}`
  const document = {
    _id: id,
    ...fields,
    assetId: hash,
    sha1hash: hash,
    extension,
    path,
    // The address has no host, so that the site can move to another host. The HTTP API adds the host of the request.
    url: `${lake.path}/${path}`,
    size: bytes.length,
    ...(filename && { originalFilename: filename }),
    ...(source && { source: { _type: 'sanity.assetSourceData', ...source } }),
    ...texts,
  }
  lake.mutate([{ createIfNotExists: document }], { author, ...(authorize && { authorize }) })
  const [stored] = lake.getDocuments([id])
  if (!stored) throw new Error(`The asset ${id} was stored and is gone.`)
  return stored
}

/** The SHA-1 of bytes as hexadecimal text. The name of an asset begins with it. */
export function sha1(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('hex')
}
