import { createImageUrlBuilder } from '@sanity/image-url'
import { DATASET, LAKE_PATH, PROJECT_ID } from '#lib/embedded-project.ts'
import { env } from '#lib/env.ts'

/** A picture as documents hold it, after `localize`. */
export interface StoredPicture {
  alt: string | null
  asset: { _ref: string } | null
  crop: { top?: number; bottom?: number; left?: number; right?: number } | null
  hotspot: { x?: number; y?: number; width?: number; height?: number } | null
  /** Of a photograph. */
  preview?: { lqip: string | null; isOpaque: boolean | null } | null
}

/** A picture as a page shows it. Sizes are those of the file, in pixels, so that its place is kept while it loads. */
export interface Picture {
  src: string
  srcSet?: string
  width: number
  height: number
  alt: string
  /** The CSS `object-position` that keeps the subject in view where the picture's place has another shape; in the middle without. */
  focus?: string
  /** Width through height of the narrowest place that shows the whole subject. */
  narrowest?: number
  /** A photograph of a few pixels, as a data address: shown, blurred, until the photograph is there. */
  placeholder?: string
}

/** In which photographs are offered, in pixels. The image server makes these without rounding. */
const WIDTHS = [200, 400, 800, 1200, 1600]
/** For who knows nothing of `srcset`. */
const USUAL_WIDTH = 800

const builder = createImageUrlBuilder(
  env.NEXT_PUBLIC_SANITY_PROJECT_ID
    ? { projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID, dataset: env.NEXT_PUBLIC_SANITY_DATASET }
    : { projectId: PROJECT_ID, dataset: DATASET, baseUrl: LAKE_PATH },
)

/** The picture to show for a picture field, or `null` when it has no image. Drawings (SVG) stay drawings unless cropped. */
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
    // Through a picture with holes its preview would be seen.
    ...(preview?.isOpaque && preview.lqip && { placeholder: preview.lqip }),
  }
}

/** Whether a picture is drawn and not photographed: drawings are SVG. */
export const isDrawing = (stored: StoredPicture) => partsOf(stored)?.[3] === 'svg'

/** A picture in exactly the size that is wanted, cut around its middle or its hotspot, in a format everyone can read. */
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
 * How a picture of these proportions is placed in one of any other. Where `p` of what is too much is cut off on the left,
 * and the rest on the right, the subject stays whole in every cut that it fits into when p = start ÷ (1 − size).
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

/** What is left of the subject's extent, as shares of the picture's, when a crop has taken some of it. */
function subjectWithin(start: number, size: number): { start: number; size: number } {
  const first = Math.min(Math.max(start, 0), 1)
  return { start: first, size: Math.min(Math.max(start + size, first), 1) - first }
}

/** The id of an image names its width, height and format. With another id it cannot be shown. */
function partsOf(stored: StoredPicture | null | undefined): RegExpMatchArray | null {
  return stored?.asset?._ref?.match(/^image-\w+-(\d+)x(\d+)-(\w+)$/) ?? null
}

function cropOf({ crop, hotspot }: StoredPicture) {
  if (!crop && !hotspot) return {}
  const { top = 0, bottom = 0, left = 0, right = 0 } = crop ?? {}
  const { x = 0.5, y = 0.5, width = 1, height = 1 } = hotspot ?? {}
  return { crop: { top, bottom, left, right }, hotspot: { x, y, width, height } }
}
