import { z } from 'zod'
import { badRequest } from '../errors.ts'
import type { ImageExtension } from './image-types.ts'

/**
 * The possible widths of results in pixels, or heights when only a height is requested. Other sizes are rounded up to one of
 * these. Anyone can request any size, so this limits the number of copies of an image.
 */
const SIDES = [16, 32, 50, 64, 80, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2000, 2400, 3200, 4000]
const MAX_SIDE = 4000
/** Qualities are rounded up to a multiple of this number, which limits the number of copies too. */
const QUALITY_STEP = 25
/** The width in pixels up to which a drawing is sent as PNG: in a small SVG, lines with a fixed width would be too thick. */
const THUMBNAIL_SIDE = 200
/** Parameters of Sanity that are refused, because without them the image would differ from the requested one. */
const UNSUPPORTED = 'blur crop flip fp-x fp-y frame invert max-h max-w min-h min-w or pad sat sharp'.split(
  ' ',
)

const side = z.coerce.number().positive().optional()
const parameters = z.object({
  w: side,
  h: side,
  dpr: z.coerce.number().positive().max(10).default(1),
  q: z.coerce.number().int().min(1).max(100).optional(),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale']).default('clip'),
  rect: z
    .string()
    .regex(/^-?\d{1,6},-?\d{1,6},\d{1,6},\d{1,6}$/)
    .optional(),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif']).optional(),
  auto: z.enum(['format']).optional(),
  bg: z
    .string()
    .regex(/^(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/i)
    .optional(),
})

export interface Rectangle {
  left: number
  top: number
  width: number
  height: number
}

/** A transformation of an image. Sizes are in pixels of the result, except `rect`, which is in pixels of the original. */
export interface Transform {
  width?: number
  height?: number
  fit: z.infer<typeof parameters>['fit']
  rect?: Rectangle
  format: Exclude<ImageExtension, 'svg'>
  quality?: number
  background?: string
}

export interface Source {
  width: number
  height: number
  extension: ImageExtension
  isAnimated?: boolean
}

/**
 * Reads the parameters of an image address (Sanity's `w h q fit rect fm auto dpr bg`). UNSUPPORTED parameters are refused,
 * unknown ones ignored. `accept` is the request's `Accept` header, for `auto=format`.
 * Returns null when the original file is the answer. Drawings (SVG) larger than a thumbnail and animated pictures stay as they
 * are, unless `fm` names another format. Throws LakeError 400 for an invalid value.
 */
export function readTransform(search: URLSearchParams, source: Source, accept: string): Transform | null {
  const unsupported = UNSUPPORTED.find((name) => search.has(name))
  if (unsupported) throw badParameter(unsupported, 'is not supported here')
  const parsed = parameters.safeParse(Object.fromEntries(search))
  if (!parsed.success)
    throw badParameter(String(parsed.error.issues[0]?.path[0]), 'has a value that makes no sense')

  const { w, h, dpr, q, fit, fm, auto, bg, rect } = parsed.data
  const isThumbnail = w !== undefined && w * dpr <= THUMBNAIL_SIDE
  if (!fm && (source.isAnimated || (source.extension === 'svg' && !isThumbnail))) return null
  const format = fm ? (fm === 'pjpg' ? 'jpg' : fm) : formatFor(source.extension, auto ? accept : null)
  const clipped = rect === undefined ? undefined : clip(rect, source)
  const wantsChange = w !== undefined || h !== undefined || clipped || q !== undefined || bg !== undefined
  if (!wantsChange && (format === source.extension || !(fm || auto))) return null
  return {
    ...resultSize(w, h, dpr, clipped ?? source),
    fit,
    format,
    ...(clipped && { rect: clipped }),
    ...(q !== undefined && { quality: Math.ceil(q / QUALITY_STEP) * QUALITY_STEP }),
    ...(bg !== undefined && { background: `#${bg.toLowerCase()}` }),
  }
}

/** The format without `fm`. For `auto=format`: AVIF if the browser accepts it, else WebP if it accepts that. */
function formatFor(extension: ImageExtension, accept: string | null): Transform['format'] {
  if (extension === 'svg') return 'png'
  if (accept === null) return extension
  const modern = (['avif', 'webp'] as const).find((format) => accept.includes(`image/${format}`))
  if (modern) return modern
  return extension === 'avif' || extension === 'webp' ? 'png' : extension
}

/** The size of the result; empty when the size stays. One factor rounds and limits both sides, so that the proportions stay. */
function resultSize(
  w: number | undefined,
  h: number | undefined,
  dpr: number,
  from: { width: number; height: number },
): Pick<Transform, 'width' | 'height'> {
  const aspect = from.width / from.height
  const width = w ?? (h === undefined ? from.width : h * aspect)
  const height = h ?? width / aspect
  const density = w === undefined && h === undefined ? 1 : dpr
  const asked = (w ?? h ?? width) * density
  const rounded = (SIDES.find((step) => step >= asked - 0.5) ?? MAX_SIDE) / asked
  const largest = MAX_SIDE / (Math.max(width, height) * density)
  const scale = w === undefined && h === undefined ? Math.min(1, largest) : Math.min(rounded, largest)
  const side = (value: number) => Math.max(1, Math.round(value * density * scale))
  if (w === undefined && h === undefined) return scale < 1 ? { width: side(width) } : {}
  return { ...(w !== undefined && { width: side(w) }), ...(h !== undefined && { height: side(h) }) }
}

/** Rounding in `@sanity/image-url` can make a crop larger than the image. So the crop is limited to the image. */
function clip(rect: string, source: Source): Rectangle | undefined {
  const [x = 0, y = 0, w = 0, h = 0] = rect.split(',').map(Number)
  const left = Math.max(0, x)
  const top = Math.max(0, y)
  const width = Math.min(source.width, x + w) - left
  const height = Math.min(source.height, y + h) - top
  if (width < 1 || height < 1) throw badParameter('rect', 'lies outside of the image')
  const isWhole = width === source.width && height === source.height
  return isWhole ? undefined : { left, top, width, height }
}

function badParameter(name: string, problem: string) {
  return badRequest(`The image parameter "${name}" ${problem}.`)
}
