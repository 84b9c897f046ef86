import { createImageUrlBuilder } from '@sanity/image-url'
import { DATASET, LAKE_PATH, PROJECT_ID } from '#lib/embedded-project.ts'
import { env } from '#lib/env.ts'

/** A picture as it is stored in documents, after `localize`. */
export interface StoredPicture {
  alt: string | null
  asset: { _ref: string } | null
  crop: { top?: number; bottom?: number; left?: number; right?: number } | null
  hotspot: { x?: number; y?: number; width?: number; height?: number } | null
  /** Only photographs have it: the data for `placeholder`. */
  preview?: { lqip: string | null; isOpaque: boolean | null } | null
}

/** A picture as a page shows it. Width and height are those of the file, in pixels: with them the page reserves the space. */
export interface Picture {
  src: string
  srcSet?: string
  width: number
  height: number
  alt: string
  /** The CSS `object-position` that keeps the subject visible in a box of another shape; centred when undefined. */
  focus?: string
  /** The ratio of width to height of the narrowest box that shows the whole subject. */
  narrowest?: number
  /** A tiny version of a photograph as a data URL. It is shown, blurred, until the photograph is loaded. */
  placeholder?: string
}

/** The widths of photographs in `srcset`, in pixels. The lake's image server rounds other widths up, as 500 to 600. */
const WIDTHS = [200, 400, 800, 1200, 1600]
/** The width for programs that do not read `srcset`. */
const USUAL_WIDTH = 800

const builder = createImageUrlBuilder(
  env.NEXT_PUBLIC_SANITY_PROJECT_ID
    ? { projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID, dataset: env.NEXT_PUBLIC_SANITY_DATASET }
    : { projectId: PROJECT_ID, dataset: DATASET, baseUrl: LAKE_PATH },
)

/** The picture to show for a picture field, or `null` when the field has no image. An SVG stays an SVG unless it is cropped. */
export function toPicture(stored: StoredPicture | null | undefined): Picture | null {
  const parts = partsOf(stored)
  if (!stored?.asset || !parts) return null
  const format = parts[3]
  const { preview } = stored
  const { top = 0, bottom = 0, left = 0, right = 0 } = stored.crop ?? {}
  const size = {
    width: Math.round(Number(parts[1]) * (1 - left - right)),
    height: Math.round(Number(parts[2]) * (1 - top - bottom)),
    alt: stored.alt ?? '',
    ...focusOf(stored, Number(parts[1]) / Number(parts[2])),
  }
  const image = builder.image({ asset: stored.asset, ...cropOf(stored) })
  const isCropped = top + bottom + left + right > 0
  if (format === 'svg' && !isCropped) return { src: image.url(), ...size }
  const url = (target: number) => {
    const sized = image.width(target).fit('max')
    // A cropped drawing becomes a bitmap. A photograph is sent in the best format that the browser accepts.
    return (format === 'svg' ? sized.format('webp') : sized.auto('format')).url()
  }
  return {
    src: url(USUAL_WIDTH),
    srcSet:
      WIDTHS.filter((target) => target <= size.width)
        .map((target) => `${url(target)} ${target}w`)
        .join(', ') || undefined,
    ...size,
    // A preview would be visible through a transparent picture, so such a picture has none.
    ...(preview?.isOpaque && preview.lqip && { placeholder: preview.lqip }),
  }
}

/** Whether a picture is drawn and not photographed: drawings are SVG. */
export const isDrawing = (stored: StoredPicture | null | undefined) => partsOf(stored)?.[3] === 'svg'

/** Whether a picture of a finished job is drawn. */
export const isDrawnProject = (project: Record<'beforeImage' | 'afterImage', StoredPicture | null>) =>
  isDrawing(project.beforeImage) || isDrawing(project.afterImage)

/** A picture cropped to this size around its hotspot or centre, in a format that every program reads; `null` without image. */
export function toSizedPicture(
  stored: StoredPicture | null | undefined,
  size: { width: number; height: number },
  format: 'png' | 'jpg',
): Picture | null {
  if (!stored?.asset || !partsOf(stored)) return null
  const image = builder.image({ asset: stored.asset, ...cropOf(stored) })
  const src = image.width(size.width).height(size.height).fit('crop').format(format).url()
  return { src, ...size, alt: stored.alt ?? '' }
}

/**
 * The CSS position of a picture in a box of another shape. The browser cuts off the part that does not fit: the share `p` of it
 * at the start (left or top), the rest at the end. `start` and `size` say where the subject is, as shares of the picture. With
 * p = start ÷ (1 − size), every box that is large enough for the subject shows all of it.
 */
function focusOf({ crop, hotspot }: StoredPicture, aspect: number): Pick<Picture, 'focus' | 'narrowest'> {
  if (!hotspot) return {}
  const { top = 0, bottom = 0, left = 0, right = 0 } = crop ?? {}
  const { x = 0.5, y = 0.5, width = 1, height = 1 } = hotspot
  const across = subjectWithin((x - width / 2 - left) / (1 - left - right), width / (1 - left - right))
  const down = subjectWithin((y - height / 2 - top) / (1 - top - bottom), height / (1 - top - bottom))
  const focus = [across, down].map(({ start, size }) =>
    size < 1 ? `${Math.round((start / (1 - size)) * 100)}%` : '50%',
  )
  return {
    ...(focus.some((part) => part !== '50%') && { focus: focus.join(' ') }),
    narrowest: Number(((across.size * aspect * (1 - left - right)) / (1 - top - bottom)).toFixed(2)),
  }
}

/** The part of the subject that is inside a crop, as shares of the cropped picture. */
function subjectWithin(start: number, size: number): { start: number; size: number } {
  const first = Math.min(Math.max(start, 0), 1)
  return { start: first, size: Math.min(Math.max(start + size, first), 1) - first }
}

/** The width, height and format of an image are part of its id. An image with another kind of id cannot be shown. */
function partsOf(stored: StoredPicture | null | undefined): RegExpMatchArray | null {
  return stored?.asset?._ref?.match(/^image-\w+-(\d+)x(\d+)-(\w+)$/) ?? null
}

function cropOf({ crop, hotspot }: StoredPicture) {
  if (!crop && !hotspot) return {}
  const { top = 0, bottom = 0, left = 0, right = 0 } = crop ?? {}
  const { x = 0.5, y = 0.5, width = 1, height = 1 } = hotspot ?? {}
  return { crop: { top, bottom, left, right }, hotspot: { x, y, width, height } }
}
