import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'

// These asynchronous versions run on Node's thread pool, so they do not block other requests.
const gzipped = promisify<Buffer, Buffer>(gzip)
const brotliCompressed = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const INFLATE = {
  br: promisify<Buffer, Buffer>(brotliDecompress),
  gzip: promisify<Buffer, Buffer>(gunzip),
}

/**
 * Quality 10 makes a page 8 percent smaller than quality 6 and takes about 50 ms longer. That is acceptable, because a page is
 * compressed only once after a publish. Quality 8 saves only 2 percent; 9 and 11 take two to four times as long as 10.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** A copy with its own memory. A buffer from zlib is a part of 64 kB, which would stay in memory as long as the stored page. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

const COMPRESS = {
  br: async (bytes: Buffer) => exactly(await brotliCompressed(bytes, BROTLI)),
  gzip: async (bytes: Buffer) => exactly(await gzipped(bytes)),
}

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest\+json|javascript)|image\/svg)/

type Forms = Partial<Record<Encoding, Buffer>>

/**
 * The bytes of an answer in each encoding that a visitor has asked for. Each encoding is made once. Answers with the same bytes
 * at several addresses share one body.
 */
export class Body {
  /** The number of stored answers with this body. */
  users = 0
  readonly mark: string
  /** The approximate memory in bytes. It counts both compressed forms (`br`, `gzip`), which have about the same length. */
  readonly size: number
  /** The bytes by encoding. Types that compression does not make smaller are stored as `identity` only. */
  readonly #forms: Forms
  readonly #making: Partial<Record<Encoding, Promise<Buffer>>> = {}

  /** The mark identifies a body: a hash of its uncompressed bytes. */
  static markOf(bytes: Buffer): string {
    return hash('sha256', bytes, 'base64url').slice(0, 22)
  }

  private constructor(mark: string, encoding: Encoding, bytes: Buffer) {
    this.mark = mark
    this.#forms = { [encoding]: bytes }
    this.size = encoding === 'identity' ? bytes.length : 2 * bytes.length
  }

  /** A body of these bytes, compressed in the wanted encoding if compression makes this type smaller. */
  static async of(bytes: Buffer, mark: string, type: string, wanted: Encoding): Promise<Body> {
    if (!COMPRESSIBLE.test(type)) return new Body(mark, 'identity', bytes)
    const encoding = wanted === 'br' ? 'br' : 'gzip'
    return new Body(mark, encoding, await COMPRESS[encoding](bytes))
  }

  /** Whether the body is not compressed. */
  get isPlain(): boolean {
    return this.#forms.identity !== undefined
  }

  /** The bytes in an encoding; null when they are not made yet. */
  stored(encoding: Encoding): Buffer | null {
    return this.#forms.identity ?? this.#forms[encoding] ?? null
  }

  /** Makes the bytes in an encoding. Compressed bytes are then stored. */
  async made(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.#inflated()
    this.#making[encoding] ??= this.#inflated().then(COMPRESS[encoding])
    try {
      this.#forms[encoding] ??= await this.#making[encoding]
      return this.#forms[encoding]
    } finally {
      delete this.#making[encoding]
    }
  }

  #inflated(): Promise<Buffer> {
    const { br, gzip } = this.#forms
    return br ? INFLATE.br(br) : INFLATE.gzip(gzip ?? Buffer.alloc(0))
  }
}
