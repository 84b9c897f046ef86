import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { apiError, badRequest } from '../errors.ts'
import type { Lake } from '../lake.ts'
import { assetPath, sha1 } from './assets.ts'
import { DiskCache } from './disk-cache.ts'
import { drawn, EndlessDrawingError } from './drawings/process.ts'
import { AbandonedError, BusyError, Limiter } from './limiter.ts'
import { render } from './render.ts'
import type { Source, Transform } from './transform.ts'

/** The greatest size of the cache in bytes. It is limited, because anyone can request any size of a public image. */
const CACHE_LIMIT = 256 * 1024 * 1024
/** Images other than SVG use all processor cores except one, which stays free for the server. */
const limiter = new Limiter({
  parallel: Math.max(1, availableParallelism() - 1),
  waiting: 200,
  waitingOfClient: 50,
})
/** Drawings (SVG) have their own queue, so that a slow drawing does not delay photos. */
const drawingsLimiter = new Limiter({ parallel: 1, waiting: 200, waitingOfClient: 50 })
/** Drawings that took too long, with the time until which they are refused, in milliseconds since the start of the process. */
const endless = new Map<string, number>()
const ENDLESS_FOR = 600_000
const caches = new Map<string, DiskCache>()
const underWay = new Map<string, Making>()

/** A client that waits for an image. */
export interface Reader {
  /** Clients with the same name share a part of the queue. */
  client: string
  /** The signal is aborted when the client closes the connection. */
  signal: AbortSignal
}

/** An image that is being made. When all its readers leave before its turn, it is not made. */
interface Making {
  bytes: Promise<Uint8Array<ArrayBuffer>>
  readers: number
  abandon: () => void
}

/**
 * Makes a transformed copy of a stored image, or takes it from the cache in the data folder. `filename` is
 * `<sha1>-<width>x<height>.<extension>`. Throws LakeError 404 when the file is missing, 400 when the transformation is
 * impossible, 500 when the file is damaged, 503 when there are too many requests.
 */
export function transformImage(
  lake: Pick<Lake, 'dataDir' | 'log'>,
  filename: string,
  source: Source,
  transform: Transform,
  { client, signal }: Reader,
): Promise<Uint8Array<ArrayBuffer>> {
  const recipe = createHash('sha256')
    .update(JSON.stringify([filename, transform]))
    .digest('hex')
  const name = `${beginningOf(filename)}${recipe.slice(0, 40)}.${transform.format}`
  const key = `${lake.dataDir} ${name}`
  const queue = source.extension === 'svg' ? drawingsLimiter : limiter
  const making =
    underWay.get(key) ??
    start(key, (abandoned) => {
      const make = () => madeOf(lake, filename, source, transform)
      return fromCacheOrMade(lake, name, () => queue.run(client, make, abandoned))
    })
  making.readers += 1
  const leave = () => {
    making.readers -= 1
    if (making.readers === 0) making.abandon()
  }
  if (signal.aborted) leave()
  else signal.addEventListener('abort', leave, { once: true })
  return making.bytes
}

/** Deletes an image and its transformed copies. `filename` is as in `transformImage`. Missing files are ignored. */
export async function eraseImage({ dataDir }: Pick<Lake, 'dataDir'>, filename: string): Promise<void> {
  await rm(assetPath(dataDir, 'image', filename), { force: true })
  await cacheOf(dataDir).delete(beginningOf(filename))
}

/** The names of all copies of an image begin with this text. */
const beginningOf = (filename: string) => `${filename.split('-')[0]}-`

function start(key: string, make: (abandoned: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>): Making {
  const abandoned = new AbortController()
  const forget = () => {
    if (underWay.get(key) === making) underWay.delete(key)
  }
  const making: Making = {
    bytes: make(abandoned.signal).finally(forget),
    readers: 0,
    abandon: () => {
      forget()
      abandoned.abort()
    },
  }
  underWay.set(key, making)
  return making
}

async function fromCacheOrMade(
  { dataDir, log }: Pick<Lake, 'dataDir' | 'log'>,
  name: string,
  make: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const cache = cacheOf(dataDir)
  const kept = await cache.get(name).catch((error) => {
    log.warn({ err: error }, 'A transformed image could not be read: it is made again')
    return null
  })
  if (kept) return kept
  const bytes = await make().catch((error) => {
    if (!(error instanceof BusyError || error instanceof AbandonedError)) throw error
    throw apiError(503, 'Too many images are being made at once. Try again in a moment.', error)
  })
  // When the disk is full, the picture is sent but not cached.
  await cache
    .set(name, bytes)
    .catch((error) => log.warn({ err: error }, 'A transformed image could not be kept'))
  return bytes
}

async function madeOf(
  { dataDir, log }: Pick<Lake, 'dataDir' | 'log'>,
  filename: string,
  source: Source,
  transform: Transform,
): Promise<Uint8Array<ArrayBuffer>> {
  const path = assetPath(dataDir, 'image', filename)
  if (performance.now() < (endless.get(path) ?? 0)) throw tooSlow()
  endless.delete(path)
  const original = await readOriginal(path)
  const made =
    source.extension === 'svg'
      ? drawn({ kind: 'render', svg: original, source, transform })
      : render(original, source, transform)
  return made.catch((cause) => {
    if (cause instanceof EndlessDrawingError) {
      endless.set(path, performance.now() + ENDLESS_FOR)
      throw tooSlow(cause)
    }
    if (!filename.startsWith(sha1(original))) {
      log.error({ err: cause }, `The image ${path} is damaged: take it from a backup.`)
      throw apiError(500, 'This image is damaged.', cause)
    }
    log.warn({ err: cause, filename, transform }, 'An image could not be transformed')
    throw badRequest('This image cannot be changed in this way.')
  })
}

const tooSlow = (cause?: unknown) => badRequest('This drawing takes too long to draw at this size.', cause)

function cacheOf(dataDir: string): DiskCache {
  const cache = caches.get(dataDir) ?? new DiskCache(join(dataDir, 'cache', 'images'), CACHE_LIMIT)
  caches.set(dataDir, cache)
  return cache
}

function readOriginal(path: string): Promise<Uint8Array> {
  return readFile(path).catch((cause) => {
    throw apiError(404, 'There is no such image.', cause)
  })
}
