import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'

// All of them run on Node's thread pool.
const gzipped = promisify<Buffer, Buffer>(gzip)
const brotliCompressed = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const inflate = promisify<Buffer, Buffer>(gunzip)

/**
 * Takes a few milliseconds for a page. The best quality, 11, takes a second and saves a tenth. From 7 on brotli needs 8 MB and
 * more at a time, which each thread of the pool keeps: 70 MB for two percent of the bytes.
 */
const FAST_BROTLI = 6

const compressGzip = async (bytes: Buffer) => exactly(await gzipped(bytes))

const brotli = async (bytes: Buffer, quality: number) =>
  exactly(await brotliCompressed(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))

/** A copy in memory of its own. What zlib returns is a part of a larger piece of memory, 64 kB of which would be kept with each page. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest\+json|javascript)|image\/svg)/

/** Milliseconds that a page has to stay as it is before it is worth the best compression. */
const SETTLED = 60_000

/** Milliseconds between two such compressions, so that most of a core is left for visitors. */
const PAUSE = 1_000

let improvements: Promise<void> = Promise.resolve()

/** The bytes of an answer, compressed once for everybody. Equal bytes of several addresses are one body. */
export class Body {
  /** How many stored answers have it. */
  users = 0
  readonly mark: string
  /** Bytes of memory that all its forms take. */
  readonly size: number
  readonly #plain: Buffer | null
  readonly #gzip: Buffer | null
  #brotli: Buffer | null
  #isImproved = false

  /** The mark is a hash of the bytes. */
  static markOf(bytes: Buffer): string {
    return hash('sha256', bytes, 'base64url').slice(0, 22)
  }

  private constructor(mark: string, forms: { plain: Buffer } | { gzip: Buffer; brotli: Buffer }) {
    this.mark = mark
    this.#plain = 'plain' in forms ? forms.plain : null
    this.#gzip = 'gzip' in forms ? forms.gzip : null
    this.#brotli = 'brotli' in forms ? forms.brotli : null
    this.size = Object.values(forms).reduce((sum, form) => sum + form.length, 0)
  }

  static async of(bytes: Buffer, mark: string, type: string): Promise<Body> {
    if (!COMPRESSIBLE.test(type)) return new Body(mark, { plain: bytes })
    const [gzip, fast] = await Promise.all([compressGzip(bytes), brotli(bytes, FAST_BROTLI)])
    return new Body(mark, { gzip, brotli: fast })
  }

  /** Of what is not compressed there is only one form. */
  get isPlain(): boolean {
    return this.#plain !== null
  }

  /** The bytes in an encoding, or null when they have to be inflated first. */
  stored(encoding: Encoding): Buffer | null {
    if (this.#plain || encoding === 'identity') return this.#plain
    if (encoding === 'gzip') return this.#gzip
    if (!this.#isImproved) this.#improveLater()
    return this.#brotli
  }

  inflated(): Promise<Buffer> {
    return inflate(this.#gzip ?? Buffer.alloc(0))
  }

  /** Called when somebody asked for the brotli form a second time. */
  #improveLater(): void {
    this.#isImproved = true
    setTimeout(() => {
      improvements = improvements.then(async () => {
        if (this.users === 0) return
        this.#brotli = await brotli(await this.inflated(), constants.BROTLI_MAX_QUALITY)
        await wait(PAUSE, undefined, { ref: false })
      })
    }, SETTLED).unref()
  }
}
