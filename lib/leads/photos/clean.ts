import { BusyError, Limiter, MAX_PIXELS, RENDER_TIMEOUT, sniff } from 'content-lake/media'
import sharp from 'sharp'
import type { PhotoError } from './limits.ts'

const KINDS = ['jpg', 'png', 'webp']

/** Pixels: more than a screen shows, and some hundred kilobytes. */
const LONGEST_SIDE = 2048
const QUALITY = 80

/** A decoded photo is up to 200 MB, so there is one at a time. */
const limiter = new Limiter({ parallel: 1, waiting: 40, waitingOfClient: 10 })

/**
 * The photo as it is kept: a new JPEG, upright, with nothing of the original file but what can be seen. So there is no
 * EXIF in it, nor a place. Returns why it is refused where it is no photo, or too many wait.
 * @param address of the sender, who shares the queue with others
 */
export async function cleanPhoto(bytes: Uint8Array, address: string): Promise<Buffer | PhotoError> {
  if (!KINDS.includes(sniff(bytes))) return 'photosUnreadable'
  return limiter
    .run(address, () => encode(bytes))
    .catch((error) => (error instanceof BusyError ? 'photosNotKept' : 'photosUnreadable'))
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
