import { createHash } from 'node:crypto'
import { ATTEMPT_LIFETIME } from '../attempts.ts'
import type { Outbox } from '../outbox.ts'
import { cleanPhoto } from './clean.ts'
import { LARGEST_PHOTO, MOST_PHOTOS, type PhotoError } from './limits.ts'

/** The most photos that wait for their lead. */
const MOST_WAITING = 300
const MOST_WAITING_OF_ADDRESS = 20

const HOUR = 3_600_000

interface Sender {
  submissionId: string
  /** The network address, as clientAddress() gives it. */
  address: string
}

/**
 * Checks a photo and keeps it for the lead with this submission id, which must arrive within ten minutes. The same photo has the
 * same id, so it is kept once. Rejects when it cannot be stored.
 */
export async function keepPhoto(
  outbox: Outbox,
  original: Uint8Array,
  { submissionId, address }: Sender,
): Promise<{ id: string } | { error: PhotoError }> {
  if (original.byteLength > LARGEST_PHOTO) return { error: 'photosTooLarge' }
  const id = createHash('sha256').update(submissionId).update(original).digest('hex').slice(0, 32)
  const address_hash = outbox.hashOf(address)
  // Checked before the expensive part, so that a sender of too many photos does not keep the server busy.
  if (!(await hasRoom(outbox, id, address_hash))) return { error: 'photosNotKept' }
  const bytes = await cleanPhoto(original, address)
  if (typeof bytes === 'string') return { error: bytes }
  const received_at = outbox.now()
  const expires_at = received_at + ATTEMPT_LIFETIME
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
