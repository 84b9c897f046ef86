/** One file in an archive. `path` is relative, with `/`; at most 100 bytes long. */
export interface Entry {
  path: string
  /** In bytes; `content` gives exactly as many. */
  size: number
  content: AsyncIterable<Buffer>
}

/** An archive that cannot be read: it is cut off, or not one. */
export class DamagedArchiveError extends Error {
  override name = 'DamagedArchiveError'
}

const BLOCK = 512
/** Places and lengths of the fields of a header in the tar format (POSIX ustar) that are read again. */
const NAME = [0, 100] as const
const SIZE = [124, 12] as const
const CHECKSUM = [148, 8] as const

/** Packs files in the tar format, one after the other, without keeping any in memory. */
export async function* packTar(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { path, size, content } of entries) {
    yield headerOf(path, size)
    let written = 0
    for await (const chunk of content) {
      written += chunk.length
      yield chunk
    }
    if (written !== size)
      throw new Error(`${path} has changed while it was read: ${written} of ${size} bytes.`)
    yield Buffer.alloc(paddingOf(size))
  }
  yield Buffer.alloc(2 * BLOCK)
}

/**
 * The files of an archive, one after the other. The content of each has to be read to its end before the next one.
 * @throws DamagedArchiveError
 */
export async function* unpackTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = new Reader(bytes)
  for (;;) {
    const header = Buffer.concat(await Array.fromAsync(reader.take(BLOCK)))
    if (header.every((byte) => byte === 0)) break
    const path = textAt(header, NAME)
    const size = Number.parseInt(textAt(header, SIZE), 8)
    if (Number.parseInt(textAt(header, CHECKSUM), 8) !== checksumOf(header) || !(size >= 0)) {
      throw new DamagedArchiveError('It is no tar archive, or damaged.')
    }
    yield { path, size, content: reader.take(size) }
    await Array.fromAsync(reader.take(paddingOf(size)))
  }
  // Whatever packs the archive checks its last bytes only when they are read.
  await reader.finish()
}

function headerOf(path: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK)
  if (Buffer.byteLength(path) > NAME[1]) throw new Error(`The path ${path} is too long for an archive.`)
  const write = (text: string, at: number) => header.write(text, at, 'utf8')
  write(path, NAME[0])
  write('0000600\0', 100) // mode
  write('0000000\x000000000\0', 108) // owner and group
  write(`${size.toString(8).padStart(11, '0')}\0`, SIZE[0])
  write('00000000000\0', 136) // time
  write('0', 156) // an ordinary file
  write('ustar\x0000', 257)
  write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, CHECKSUM[0])
  return header
}

/** The sum of a header's bytes, with spaces where the checksum is. */
function checksumOf(header: Buffer): number {
  const [start, length] = CHECKSUM
  return header.reduce((sum, byte, at) => sum + (at >= start && at < start + length ? 32 : byte), 0)
}

function textAt(header: Buffer, [start, length]: readonly [number, number]): string {
  return header.toString('utf8', start, start + length).replace(/\0.*$/s, '')
}

function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK
}

/** Gives a stream in pieces of wanted lengths. */
class Reader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#chunks = bytes[Symbol.asyncIterator]()
  }

  async *take(length: number): AsyncGenerator<Buffer> {
    for (let missing = length; missing > 0; ) {
      if (this.#rest.length === 0) {
        const next = await this.#chunks.next()
        if (next.done) throw new DamagedArchiveError('It is cut off.')
        this.#rest = next.value
      }
      const piece = this.#rest.subarray(0, missing)
      this.#rest = this.#rest.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }

  async finish(): Promise<void> {
    while (!(await this.#chunks.next()).done);
  }
}
