import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { apiError, badRequest } from '../errors.ts'
import type { Lake } from '../lake.ts'
import { assetPath, sha1 } from './assets.ts'
import { DiskCache } from './disk-cache.ts'
import { MAX_PIXELS, RENDER_TIMEOUT } from './image-facts.ts'
import { AbandonedError, BusyError, Limiter } from './limiter.ts'
import type { Source, Transform } from './transform.ts'

/** Anyone can ask for any size of a public image, so what is kept of it is bounded; bytes. */
const CACHE_LIMIT = 256 * 1024 * 1024
const QUALITY = 75
/** AVIF looks as WebP does at a lower figure. With the least effort it takes no longer; with sharp's usual one, seconds. */
const AVIF = { qualityShare: 2 / 3, effort: 0, chromaSubsampling: '4:2:0' }
/** One core is left to the server while pictures are made. */
const limiter = new Limiter({
  parallel: Math.max(1, availableParallelism() - 1),
  waiting: 200,
  waitingOfClient: 50,
})
const caches = new Map<string, DiskCache>()
const underWay = new Map<string, Making>()

/** Who waits for an image. */
export interface Reader {
  /** Whoever has the same name shares a part of the queue. */
  client: string
  /** Aborted when they have gone. */
  signal: AbortSignal
}

/** An image that is being made. It is dropped when its last reader has gone before its turn. */
interface Making {
  bytes: Promise<Uint8Array<ArrayBuffer>>
  readers: number
  abandon: () => void
}

/**
 * Makes a changed copy of a stored image, or takes it from the cache under the data folder.
 * `filename` is `<sha1>-<width>x<height>.<extension>`.
 * Throws LakeError 404 without the file, 400 when it cannot be done, 500 when the file is damaged, 503 when too much is asked at once.
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
  const making =
    underWay.get(key) ??
    start(key, (abandoned) => {
      const make = () => madeOf(lake, filename, source, transform)
      return fromCacheOrMade(lake, name, () => limiter.run(client, make, abandoned))
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

/** Erases an image and what was made of it. `filename` is as above. It may be gone already. */
export async function eraseImage({ dataDir }: Pick<Lake, 'dataDir'>, filename: string): Promise<void> {
  await rm(assetPath(dataDir, 'image', filename), { force: true })
  await cacheOf(dataDir).delete(beginningOf(filename))
}

/** The names of all that is made of an image begin so. */
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
  // A full disk must not keep anyone from seeing the picture.
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
  const original = await readOriginal(path)
  return render(original, source, transform).catch((cause) => {
    if (!filename.startsWith(sha1(original))) {
      log.error({ err: cause }, `The image ${path} is damaged: take it from a backup.`)
      throw apiError(500, 'This image is damaged.', cause)
    }
    log.warn({ err: cause, filename, transform }, 'An image could not be transformed')
    throw badRequest('This image cannot be changed in this way.')
  })
}

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

async function render(
  original: Uint8Array,
  source: Source,
  transform: Transform,
): Promise<Uint8Array<ArrayBuffer>> {
  // A drawing is rasterized at the size wanted, not enlarged afterwards.
  const scale = source.extension === 'svg' ? rasterScale(source, transform) : 1
  const image = sharp(original, {
    limitInputPixels: MAX_PIXELS,
    ...(scale !== 1 && { density: 72 * scale }),
  })
    .autoOrient()
    .timeout({ seconds: RENDER_TIMEOUT })
  const { rect } = transform
  if (rect) {
    image.extract({
      left: Math.round(rect.left * scale),
      top: Math.round(rect.top * scale),
      width: Math.max(1, Math.floor(rect.width * scale)),
      height: Math.max(1, Math.floor(rect.height * scale)),
    })
  }
  resize(image, transform)
  if (transform.background || transform.format === 'jpg') {
    image.flatten({ background: transform.background ?? '#fff' })
  }
  return new Uint8Array(await encode(image, transform).toBuffer())
}

/** Never more pixels than the largest photo allowed. */
function rasterScale(source: Source, { width, height, rect }: Transform): number {
  const from = rect ?? source
  const wanted = Math.max((width ?? 0) / from.width, (height ?? 0) / from.height) || 1
  return Math.min(wanted, Math.sqrt(MAX_PIXELS / (source.width * source.height)) * 0.99)
}

/** Sanity's `fit` in sharp's words. With one side given, the other follows. */
function resize(image: Sharp, { width, height, fit, background }: Transform): void {
  if (width === undefined && height === undefined) return
  const withoutEnlargement = fit === 'max' || fit === 'min' || fit === 'fillmax'
  const fits = {
    clip: 'inside',
    max: 'inside',
    crop: 'cover',
    min: 'cover',
    fill: 'contain',
    fillmax: 'contain',
    scale: 'fill',
  } as const
  image.resize({
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    fit: fits[fit],
    withoutEnlargement,
    background: background ?? { r: 255, g: 255, b: 255, alpha: 0 },
  })
}

function encode(image: Sharp, { format, quality = QUALITY }: Transform): Sharp {
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality, mozjpeg: true })
    case 'webp':
      return image.webp({ quality })
    case 'avif': {
      const { qualityShare, ...options } = AVIF
      return image.avif({ ...options, quality: Math.round(quality * qualityShare) })
    }
    case 'gif':
      return image.gif()
    case 'png':
      return image.png()
  }
}
