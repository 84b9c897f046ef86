import sharp, { type Sharp } from 'sharp'
import { MAX_PIXELS, RENDER_TIMEOUT } from './image-facts.ts'
import type { Source, Transform } from './transform.ts'

const QUALITY = 75
/**
 * AVIF needs a lower quality than WebP to look the same. With the least effort, AVIF takes as long as WebP; with sharp's
 * default effort it takes several seconds.
 */
const AVIF = { qualityShare: 2 / 3, effort: 0, chromaSubsampling: '4:2:0' }

/** Transforms an image. Rejects with an error of sharp when the image cannot be decoded or the time limit is reached. */
export async function render(
  original: Uint8Array,
  source: Source,
  transform: Transform,
): Promise<Uint8Array<ArrayBuffer>> {
  // A drawing is rasterized at the requested size, because enlarging it later would blur it.
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

/** The scale at which a drawing is rasterized. The result has at most MAX_PIXELS, as a photo. */
function rasterScale(source: Source, { width, height, rect }: Transform): number {
  const from = rect ?? source
  const wanted = Math.max((width ?? 0) / from.width, (height ?? 0) / from.height) || 1
  return Math.min(wanted, Math.sqrt(MAX_PIXELS / (source.width * source.height)) * 0.99)
}

/** Resizes by Sanity's `fit`. When only one side is given, the other side follows from the proportions. */
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
