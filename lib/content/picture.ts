import { createImageUrlBuilder } from '@sanity/image-url'
import { DATASET, LAKE_PATH, PROJECT_ID } from '#lib/embedded-project.ts'
import { env } from '#lib/env.ts'

/** A picture as documents hold it, after `localize`. */
export interface StoredPicture {
  alt: string | null
  asset: { _ref: string } | null
  crop: { top?: number; bottom?: number; left?: number; right?: number } | null
  hotspot: { x?: number; y?: number; width?: number; height?: number } | null
}

/** A picture as a page shows it. Sizes are those of the file, in pixels, so that its place is kept while it loads. */
export interface Picture {
  src: string
  srcSet?: string
  width: number
  height: number
  alt: string
}

const WIDTHS = [400, 800, 1600]

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
  const { top = 0, bottom = 0, left = 0, right = 0 } = stored.crop ?? {}
  const size = {
    width: Math.round(Number(parts[1]) * (1 - left - right)),
    height: Math.round(Number(parts[2]) * (1 - top - bottom)),
    alt: stored.alt ?? '',
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
    src: url(WIDTHS[1] ?? size.width),
    srcSet:
      WIDTHS.filter((target) => target <= size.width)
        .map((target) => `${url(target)} ${target}w`)
        .join(', ') || undefined,
    ...size,
  }
}

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

/** The id of an image names its width, height and format. With another id it cannot be shown. */
function partsOf(stored: StoredPicture | null | undefined): RegExpMatchArray | null {
  return stored?.asset?._ref?.match(/^image-\w+-(\d+)x(\d+)-(\w+)$/) ?? null
}

function cropOf({ crop, hotspot }: StoredPicture) {
  if (!crop) return {}
  const { top = 0, bottom = 0, left = 0, right = 0 } = crop
  const { x = 0.5, y = 0.5, width = 1, height = 1 } = hotspot ?? {}
  return { crop: { top, bottom, left, right }, hotspot: { x, y, width, height } }
}
