import { createHash } from 'node:crypto'
import { BusyError, Limiter, MAX_PIXELS, RENDER_TIMEOUT, sniff } from 'content-lake/media'
import sharp from 'sharp'
import type { Outbox } from '../outbox.ts'
import { LARGEST_PHOTO, MOST_PHOTOS, PHOTO_LIFETIME, type PhotoError } from './limits.ts'

/** The most photos that wait for their lead: MOST_WAITING of all senders, MOST_WAITING_OF_ADDRESS of one network address. */
const MOST_WAITING = 300
const MOST_WAITING_OF_ADDRESS = 20

const HOUR = 3_600_000

/**
 * Checks a photo and keeps it for the lead with this submission id, which must arrive within ten minutes. The same photo has the
 * same id, so it is kept once. Rejects when it cannot be stored.
 * @param sender.address the network address, as clientAddress() gives it
 */
export async function keepPhoto(
  outbox: Outbox,
  original: Uint8Array,
  { submissionId, address }: { submissionId: string; address: string },
): Promise<{ id: string } | { error: PhotoError }> {
  if (original.byteLength > LARGEST_PHOTO) return { error: 'photosTooLarge' }
  const id = createHash('sha256').update(submissionId).update(original).digest('hex').slice(0, 32)
  const address_hash = outbox.hashOf(address)
  // This check comes before the expensive decoding: a sender of too many photos must not keep the server busy.
  if (!(await hasRoom(outbox, id, address_hash))) return { error: 'photosNotKept' }
  const bytes = await cleanPhoto(original, address)
  if (typeof bytes === 'string') return { error: bytes }
  const received_at = outbox.now()
  const expires_at = received_at + PHOTO_LIFETIME
  await outbox.commits.run((trx) =>
    trx
      .insertInto('lead_photos')
      .values({ id, submission_id: submissionId, received_at, address_hash, expires_at, bytes })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ expires_at }).where('lead_photos.expires_at', 'is not', null),
      )
      .execute(),
  )
  return { id }
}

/** Whether a photo can be kept, or is kept already. No photo is deleted to make room for another. */
async function hasRoom(outbox: Outbox, id: string, addressHash: string): Promise<boolean> {
  const now = outbox.now()
  const lately = await outbox.db
    .selectFrom('lead_photos')
    .select(['id', 'address_hash', 'expires_at'])
    .where('address_hash', 'is not', null)
    .where('received_at', '>', now - HOUR)
    .execute()
  if (lately.some((photo) => photo.id === id)) return true
  const ofAddress = lately.filter((photo) => photo.address_hash === addressHash)
  const waiting = (photos: typeof lately) =>
    photos.filter(({ expires_at }) => expires_at !== null && expires_at > now).length
  return (
    outbox.hasReserve() &&
    waiting(lately) < MOST_WAITING &&
    waiting(ofAddress) < MOST_WAITING_OF_ADDRESS &&
    ofAddress.length < (outbox.limits.perHour * MOST_PHOTOS || Infinity)
  )
}

const KINDS = ['jpg', 'png', 'webp']

/** The longest side of a stored photo, in pixels. With QUALITY (of 100) the JPEG has a few hundred kilobytes. */
const LONGEST_SIDE = 2048
const QUALITY = 80

/** A decoded photo takes up to 200 MB of memory, so only one is decoded at a time. */
const limiter = new Limiter({ parallel: 1, waiting: 40, waitingOfClient: 10 })

/**
 * Encodes a photo as a new upright JPEG. Only the pixels are kept, so EXIF data such as the location is removed. Returns the
 * reason for a refusal when the file is no photo, or when too many photos wait.
 * @param address the network address of the sender; the queue limits the waiting photos of each address
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
