import { pipeline } from 'node:stream/promises'
import { extract, type Pack, pack } from 'tar-stream'

/** One file in an archive. `path` is relative, with `/`. */
export interface Entry {
  path: string
  /** The exact size of `content`, in bytes. */
  size: number
  content: AsyncIterable<Buffer>
}

/** The archive is incomplete, or is not a tar archive. */
export class DamagedArchiveError extends Error {
  override name = 'DamagedArchiveError'
}

/** Packs files in the tar format, one after the other. No file is kept in memory as a whole. */
export function packTar(entries: AsyncIterable<Entry>): AsyncIterable<Buffer> {
  const archive = pack()
  packAll(entries, archive).then(
    () => archive.finalize(),
    (error) => archive.destroy(error),
  )
  return archive as AsyncIterable<Buffer>
}

async function packAll(entries: AsyncIterable<Entry>, archive: Pack): Promise<void> {
  for await (const { path, size, content } of entries) {
    try {
      await pipeline(content, archive.entry({ name: path, size, mode: 0o600 }))
    } catch (error) {
      throw isOfTar(error) ? new Error(`${path} has changed while it was read.`, { cause: error }) : error
    }
  }
}

/**
 * The files of an archive, one after the other. Read the content of each file to its end before the next file.
 * @throws DamagedArchiveError
 */
export async function* unpackTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const archive = extract()
  const unpacking = pipeline(bytes, archive)
  // An error of `unpacking` is thrown by the `await` below. Without a handler here, Node would report it as unhandled first.
  unpacking.catch(() => {})
  try {
    for await (const entry of archive) {
      const { name: path, size } = entry.header
      yield { path, size, content: checked(entry as AsyncIterable<Buffer>) }
    }
    await unpacking
  } catch (error) {
    throw asDamage(error)
  }
}

/** The content of a file. When the next header is damaged, tar-stream may end the reading of this content with the error. */
async function* checked(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content
  } catch (error) {
    throw asDamage(error)
  }
}

function asDamage(error: unknown): unknown {
  return isOfTar(error) ? new DamagedArchiveError(error.message, { cause: error }) : error
}

/**
 * Whether the error is one of tar-stream: a plain Error without a `code`, which errors of the file system and of zlib have. Who
 * reads the content of a file may get it before `unpackTar` does.
 */
export function isOfTar(error: unknown): error is Error {
  return error instanceof Error && error.name === 'Error' && !('code' in error)
}
