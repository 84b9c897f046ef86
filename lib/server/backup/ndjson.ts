import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { LakeDocument } from 'content-lake'
import { openSiteLake } from '../lake.ts'
import { takeSnapshot } from './snapshot.ts'
import { type Entry, packTar } from './tar.ts'
import { inWorkFolder } from './work-folder.ts'

/** Fields of an asset that people write. An importer cannot compute them from the bytes of the file. */
const WRITTEN = [
  'originalFilename',
  'label',
  'title',
  'description',
  'altText',
  'creditLine',
  'source',
] as const

/** Releases are exported too, although they are system documents. The importer creates them by an action of Sanity's API. */
const RELEASE = 'system.release'

/**
 * Writes the content of a data folder in the format of `sanity dataset import`: published documents, drafts and releases as
 * NDJSON, with their images and files. Accounts, history and leads are left out. Servers may run. Returns the path.
 */
export async function writeNdjson(dataDir: string, folder: string, now = new Date()): Promise<string> {
  return inWorkFolder(folder, async (work) => {
    takeSnapshot(join(dataDir, 'lake.sqlite'), join(work, 'lake.sqlite'))
    const documents = await documentsIn(work)
    const archive = join(work, 'archive')
    const sink = createWriteStream(archive, { mode: 0o600, flush: true })
    await pipeline(packTar(filesOf(documents, dataDir)), createGzip(), sink)
    const file = join(folder, `content-${now.toISOString().replace(/[:.]/g, '-')}.tar.gz`)
    await rename(archive, file)
    return file
  })
}

/** Every document of the lake in a data folder: published ones, drafts, versions, assets. */
export async function documentsIn(folder: string): Promise<LakeDocument[]> {
  const lake = openSiteLake(folder)
  try {
    return (await lake.query('*', {}, { perspective: 'raw' })) as LakeDocument[]
  } finally {
    lake.close()
  }
}

async function* filesOf(documents: LakeDocument[], dataDir: string): AsyncGenerator<Entry> {
  const assets = documents.filter(({ _type }) => /^sanity\.(image|file)Asset$/.test(_type))
  const content = documents.filter(({ _type }) => _type === RELEASE || !/^(sanity|system)\./.test(_type))
  yield textEntry('data.ndjson', content.map((one) => `${JSON.stringify(importable(one))}\n`).join(''))
  yield textEntry('assets.json', JSON.stringify(Object.fromEntries(assets.map(factsOf))))
  for (const { _id } of assets) {
    const path = pathOf(_id)
    const file = path && join(dataDir, 'assets', path)
    if (path && file && existsSync(file)) {
      yield { path, size: (await stat(file)).size, content: createReadStream(file) }
    }
  }
}

function textEntry(path: string, text: string): Entry {
  const bytes = Buffer.from(text)
  return { path, size: bytes.length, content: Readable.from([bytes]) }
}

/** `images/<hash>-400x300.png` for `image-<hash>-400x300-png`. */
function pathOf(assetId: string): string | null {
  const [, kind, name, extension] = /^(image|file)-(.+)-(\w+)$/.exec(assetId) ?? []
  return kind ? `${kind}s/${name}.${extension}` : null
}

function factsOf({ _id, ...asset }: LakeDocument): [string, object] {
  const [kind, hash] = _id.split('-')
  return [
    `${kind}-${hash}`,
    Object.fromEntries(WRITTEN.flatMap((name) => (asset[name] ? [[name, asset[name]]] : []))),
  ]
}

/** The document with paths of files instead of references to assets. The importer uploads these files. */
function importable({ _rev, ...document }: LakeDocument): unknown {
  return withFiles(document)
}

function withFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFiles)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, field]) => {
    const path = name === 'asset' && isReference(field) ? pathOf(field._ref) : null
    return path
      ? ['_sanityAsset', `${path.slice(0, path.indexOf('s/'))}@file://./${path}`]
      : [name, withFiles(field)]
  })
  return Object.fromEntries(entries)
}

function isReference(value: unknown): value is { _ref: string } {
  return typeof value === 'object' && value !== null && '_ref' in value && typeof value._ref === 'string'
}
