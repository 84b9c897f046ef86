import { createHash, type Hash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { DamagedArchiveError, type Entry, packTar, unpackTar } from './tar.ts'

/* A backup is a .tar.gz, which any tool opens. Its last file, the manifest, lists the other files with their checksums. */

const MANIFEST = 'manifest.json'

const manifestSchema = z.object({
  format: z.literal(1),
  /** The time of the backup, in ISO 8601. */
  takenAt: z.string(),
  files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
})

export type Manifest = z.infer<typeof manifestSchema>

/** Writes a backup of these files. */
export function packBackup(files: AsyncIterable<Entry>, takenAt: Date, sink: Writable): Promise<void> {
  return pipeline(packTar(withManifest(files, takenAt)), createGzip(), sink)
}

async function* withManifest(files: AsyncIterable<Entry>, takenAt: Date): AsyncGenerator<Entry> {
  const manifest: Manifest = { format: 1, takenAt: takenAt.toISOString(), files: [] }
  for await (const file of files) {
    const hash = createHash('sha256')
    yield { ...file, content: hashed(file.content, hash) }
    manifest.files.push({ path: file.path, size: file.size, sha256: hash.digest('hex') })
  }
  const json = Buffer.from(JSON.stringify(manifest, null, 2))
  yield { path: MANIFEST, size: json.length, content: Readable.from([json]) }
}

/**
 * Reads a backup and passes every file to `keep`, which must read its content to the end. Returns the manifest after every file
 * has been compared with it.
 * @throws DamagedArchiveError when a file is missing, different or additional; `keep` has already stored some files then
 */
export async function unpackBackup(bytes: Readable, keep: (file: Entry) => Promise<void>): Promise<Manifest> {
  const found = new Map<string, string>()
  const manifests: Manifest[] = []
  const keepAll = async (unzipped: AsyncIterable<Buffer>) => {
    for await (const file of unpackTar(unzipped)) {
      if (file.path === MANIFEST) {
        const json = Buffer.concat(await Array.fromAsync(file.content))
        manifests.push(manifestSchema.parse(JSON.parse(String(json))))
        continue
      }
      const hash = createHash('sha256')
      await keep({ ...file, content: hashed(file.content, hash) })
      found.set(file.path, hash.digest('hex'))
    }
  }
  try {
    await pipeline(bytes, createGunzip(), keepAll)
  } catch (error) {
    if (isAboutContent(error)) throw new DamagedArchiveError(error.message, { cause: error })
    throw error
  }
  const [manifest] = manifests
  if (!manifest) throw new DamagedArchiveError(`It has no ${MANIFEST}.`)
  const wrong = manifest.files.find(({ path, sha256 }) => found.get(path) !== sha256)
  if (wrong) throw new DamagedArchiveError(`${wrong.path} is missing or not as it was.`)
  if (found.size !== manifest.files.length)
    throw new DamagedArchiveError('It has files that do not belong to it.')
  return manifest
}

/** Whether the content of the archive caused an error (of zlib, JSON or zod). Other errors come from the machine. */
function isAboutContent(error: unknown): error is Error {
  if (error instanceof SyntaxError || error instanceof z.ZodError) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}

async function* hashed(content: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}
