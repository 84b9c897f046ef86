import { availableParallelism } from 'node:os'
import sharp, { type Metadata } from 'sharp'
import { LakeError } from '../errors.ts'
import { drawn, EndlessDrawingError, type Pixels } from './drawings/process.ts'
import { IMAGE_TYPES, type ImageExtension } from './image-types.ts'
import { Limiter } from './limiter.ts'
import { type Palette, paletteOf } from './palette.ts'
import { asText, sniff } from './sniff.ts'
import { svgProblem } from './svg.ts'

/** The greatest number of pixels of a picture. A file of a few kilobytes can decode to gigabytes of pixels. */
export const MAX_PIXELS = 50_000_000
const MAX_SIDE = 16_000
/** Limits the SVG drawings that are measured at once: each needs a process, and filling a new lake measures about a hundred. */
const looks = new Limiter({ parallel: availableParallelism(), waiting: 5_000, waitingOfClient: 5_000 })
/** The longest time to decode or draw a picture, in seconds. A malicious drawing could take forever. */
export const RENDER_TIMEOUT = 15

/** The facts about an image. Sizes are in pixels after EXIF orientation. */
export interface ImageFacts {
  extension: ImageExtension
  width: number
  height: number
  hasAlpha: boolean
  isOpaque: boolean
  isAnimated: boolean
  /** A preview of at most 20 × 20 pixels, as a data URL. Pages show it while the picture loads. */
  lqip: string
  palette: Palette
}

/**
 * Checks that bytes are an image that can be published, and measures it. Throws LakeError 400 with a sentence for the person who
 * uploads it.
 */
export async function imageFacts(bytes: Uint8Array): Promise<ImageFacts> {
  const kind = sniff(bytes)
  if (!isImage(kind)) {
    throw refused(
      'notAnImage',
      'This file is not an image that can be published. Use PNG, JPEG, WebP, GIF, AVIF or SVG.',
    )
  }
  if (kind === 'svg') {
    const problem = svgProblem(asText(bytes) ?? '')
    if (problem) throw refused('unsafeSvg', `This SVG ${problem}. Export it again as a plain drawing.`)
  }
  const { width, height, hasAlpha, isAnimated } = await measure(bytes, kind)
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) {
    throw refused(
      'tooManyPixels',
      `This image is ${width} × ${height} pixels. The most is ${MAX_PIXELS / 1_000_000} megapixels and ${MAX_SIDE} pixels a side.`,
    )
  }
  try {
    return { extension: kind, width, height, hasAlpha, isAnimated, ...(await look(bytes, kind, hasAlpha)) }
  } catch (cause) {
    if (!(cause instanceof EndlessDrawingError)) throw unreadable(cause)
    throw refused('endlessSvg', 'This SVG takes too long to draw. Export it again without filters.', cause)
  }
}

function isImage(kind: string): kind is ImageExtension {
  return Object.hasOwn(IMAGE_TYPES, kind)
}

async function measure(bytes: Uint8Array, kind: ImageExtension) {
  let metadata: Metadata
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw unreadable(cause)
  }
  const format = metadata.format === 'jpeg' ? 'jpg' : metadata.format === 'heif' ? 'avif' : metadata.format
  if (format !== kind)
    throw refused('unreadableImage', 'This file is not the kind of image its first bytes say it is.')
  const { width, height } = metadata.autoOrient
  return { width, height, hasAlpha: metadata.hasAlpha, isAnimated: (metadata.pages ?? 1) > 1 }
}

/** Decodes a picture at a small size, and makes its preview and palette. Throws for incomplete files. */
async function look(bytes: Uint8Array, kind: ImageExtension, hasAlpha: boolean) {
  const pixels =
    kind === 'svg'
      ? await looks.run('looks', () => drawn({ kind: 'look', svg: bytes }))
      : await decodeSmall(bytes)
  return seenIn(pixels, hasAlpha)
}

export async function decodeSmall(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .timeout({ seconds: RENDER_TIMEOUT })
    .resize(100, 100, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, width, height, channels }
}

async function seenIn({ data, ...raw }: Pixels, hasAlpha: boolean) {
  const isOpaque = !hasAlpha || data.every((value, index) => index % 4 !== 3 || value === 255)
  const preview = sharp(data, { raw }).resize(20, 20, { fit: 'inside' })
  // WebP, because a JPEG of this size would have three times as many bytes, mainly in its header.
  const encoded = await preview.webp({ quality: 20 }).toBuffer()
  const lqip = `data:${IMAGE_TYPES.webp};base64,${encoded.toString('base64')}`
  return { isOpaque, lqip, palette: paletteOf(data) }
}

function unreadable(cause: unknown) {
  return refused('unreadableImage', 'This image is damaged or cut short and cannot be read.', cause)
}

/** A refusal with a code in `type`, so that the person who uploads the image is told the reason in their language. */
function refused(type: string, message: string, cause?: unknown): LakeError {
  return new LakeError(400, message, { statusCode: 400, error: 'Bad Request', type, message }, cause)
}
