import sharp from 'sharp'
import { MAX_PIXELS, RENDER_TIMEOUT } from '#lib/lake/media/image-facts.ts'
import { Limiter } from '#lib/lake/media/limiter.ts'
import { sniff } from '#lib/lake/media/sniff.ts'
import type { PhotoError } from './limits.ts'

const KINDS = ['jpg', 'png', 'webp']

/** Pixels: more than a screen shows, and some hundred kilobytes. */
const LONGEST_SIDE = 2048
const QUALITY = 80

/** A decoded photo is up to 200 MB, so there is one at a time. */
const limiter = new Limiter(1, 40)

/**
 * The photo as it is kept: a new JPEG, upright, with nothing of the original file but what can be seen. So there is no
 * EXIF in it, nor a place. Returns why it is refused where it is no photo, or too many wait.
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<Buffer | PhotoError> {
  if (!KINDS.includes(sniff(bytes))) return 'photosUnreadable'
  return (await limiter.run(() => encode(bytes).catch(() => 'photosUnreadable' as const))) ?? 'photosNotKept'
}

function encode(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .timeout({ seconds: RENDER_TIMEOUT })
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
