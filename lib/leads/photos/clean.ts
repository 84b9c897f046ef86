import { BusyError, Limiter, MAX_PIXELS, RENDER_TIMEOUT, sniff } from 'content-lake/media'
import sharp from 'sharp'
import type { PhotoError } from './limits.ts'

const KINDS = ['jpg', 'png', 'webp']

/** In pixels: more than a screen shows, in some hundred kilobytes. */
const LONGEST_SIDE = 2048
const QUALITY = 80

/** A decoded photo takes up to 200 MB of memory, so only one is decoded at a time. */
const limiter = new Limiter({ parallel: 1, waiting: 40, waitingOfClient: 10 })

/**
 * The photo as it is kept: a new JPEG, upright, with only the visible content of the file, so without EXIF and location. Returns
 * the reason for a refusal when it is no photo, or too many wait.
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
