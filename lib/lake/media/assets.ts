import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Lake } from '../lake.ts'
import type { DocumentChange, LakeDocument } from '../types.ts'
import { fileTypeOf } from './file-type.ts'
import { writeAtomically } from './files.ts'
import { IMAGE_TYPES, type ImageFacts, imageFacts } from './image-facts.ts'

/**
 * What is known about a file besides its bytes. The texts are what the Studio lets people write about an
 * asset.
 */
export interface AssetOptions {
  /** Whose change it is. */
  author: string
  /** The name it had on the machine it came from. */
  filename?: string
  label?: string
  title?: string
  description?: string
  creditLine?: string
  source?: { id: string; name?: string; url?: string }
  /** Throws when the author may not make the asset's document; see MutateOptions. */
  authorize?: (changes: DocumentChange[]) => void
}

export type AssetKind = 'image' | 'file'

/**
 * Stores an image and its `sanity.imageAsset` document, and returns the document. The same bytes give the
 * same document.
 * The file is on the disk before the document says so. Throws LakeError 400 when the image cannot be
 * published.
 */
export async function storeImage(
  lake: Lake,
  bytes: Uint8Array,
  options: AssetOptions,
): Promise<LakeDocument> {
  const facts = await imageFacts(bytes)
  const hash = sha1(bytes)
  const size = `${facts.width}x${facts.height}`
  const document = {
    ...assetDocument(lake, 'image', `${hash}-${size}`, facts.extension, bytes, hash, options),
    _id: `image-${hash}-${size}-${facts.extension}`,
    _type: 'sanity.imageAsset',
    mimeType: IMAGE_TYPES[facts.extension],
    metadata: imageMetadata(facts),
  }
  return store(lake, 'image', `${hash}-${size}.${facts.extension}`, document, bytes, options)
}

/**
 * Stores a file that is no image and its `sanity.fileAsset` document, as `storeImage` does.
 * Throws LakeError 400 for a kind of file that is not accepted.
 */
export async function storeFile(lake: Lake, bytes: Uint8Array, options: AssetOptions): Promise<LakeDocument> {
  const { extension, type } = fileTypeOf(bytes, options.filename)
  const hash = sha1(bytes)
  const document = {
    ...assetDocument(lake, 'file', hash, extension, bytes, hash, options),
    _id: `file-${hash}-${extension}`,
    _type: 'sanity.fileAsset',
    mimeType: type,
  }
  return store(lake, 'file', `${hash}.${extension}`, document, bytes, options)
}

/** Where the bytes of an asset are. */
export function assetPath(dataDir: string, kind: AssetKind, filename: string): string {
  return join(dataDir, 'assets', `${kind}s`, filename)
}

function assetDocument(
  lake: Lake,
  kind: AssetKind,
  name: string,
  extension: string,
  bytes: Uint8Array,
  hash: string,
  { filename, label, title, description, creditLine, source }: AssetOptions,
) {
  const path = `${kind}s/${lake.projectId}/${lake.dataset}/${name}.${extension}`
  return {
    assetId: hash,
    sha1hash: hash,
    extension,
    path,
    // Without a host, so that a site can move. The HTTP API adds the host of the request.
    url: `${lake.path}/${path}`,
    size: bytes.length,
    ...(filename && { originalFilename: filename }),
    ...(label && { label }),
    ...(title && { title }),
    ...(description && { description }),
    ...(creditLine && { creditLine }),
    ...(source && { source: { _type: 'sanity.assetSourceData', ...source } }),
  }
}

function imageMetadata({ width, height, ...facts }: ImageFacts) {
  return {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    hasAlpha: facts.hasAlpha,
    isOpaque: facts.isOpaque,
    isAnimated: facts.isAnimated,
    lqip: facts.lqip,
    palette: facts.palette,
  }
}

async function store(
  lake: Lake,
  kind: AssetKind,
  filename: string,
  document: { _id: string; [field: string]: unknown },
  bytes: Uint8Array,
  { author, authorize }: AssetOptions,
): Promise<LakeDocument> {
  const path = assetPath(lake.dataDir, kind, filename)
  if (!(await exists(path))) await writeAtomically(path, bytes)
  const [existing] = lake.getDocuments([document._id])
  if (existing) return existing
  lake.mutate([{ createIfNotExists: document }], { author, ...(authorize && { authorize }) })
  const [stored] = lake.getDocuments([document._id])
  if (!stored) throw new Error(`The asset ${document._id} was stored and is gone.`)
  return stored
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}

function sha1(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('hex')
}
