import { createHash } from 'node:crypto'
import { ATTEMPT_LIFETIME } from '../attempts.ts'
import type { Lead } from '../lead.ts'
import type { Outbox } from '../outbox.ts'
import type { LeadTransaction } from '../store/database.ts'
import { cleanPhoto } from './clean.ts'
import { LARGEST_PHOTO, MOST_PHOTOS, type PhotoError } from './limits.ts'

/** The most photos that wait for their lead. */
const MOST_WAITING = 300
const MOST_WAITING_OF_ADDRESS = 20

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Sender {
  submissionId: string
  /** The network address, as clientAddress() gives it. */
  address: string
}

/**
 * Checks a photo and keeps it for the lead with this submission id, which has ten minutes to arrive. The same photo
 * sent again has the same id and is kept once. Rejects when it cannot be stored.
 */
export async function keepPhoto(
  outbox: Outbox,
  original: Uint8Array,
  { submissionId, address }: Sender,
): Promise<{ id: string } | { error: PhotoError }> {
  if (original.byteLength > LARGEST_PHOTO) return { error: 'photosTooLarge' }
  const bytes = await cleanPhoto(original)
  if (typeof bytes === 'string') return { error: bytes }
  const id = createHash('sha256').update(submissionId).update(original).digest('hex').slice(0, 32)
  const now = outbox.now()
  const photo = {
    id,
    submission_id: submissionId,
    received_at: now,
    address_hash: outbox.hashOf(address),
    expires_at: now + ATTEMPT_LIFETIME,
    bytes,
  }
  const isKept = await outbox.commits.run(async (trx) => {
    await eraseOldPhotos(trx, now)
    if (!(await hasRoom(trx, outbox, photo))) return false
    await trx
      .insertInto('lead_photos')
      .values(photo)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ expires_at: photo.expires_at })
          .where('lead_photos.expires_at', 'is not', null),
      )
      .execute()
    return true
  })
  return isKept ? { id } : { error: 'photosNotKept' }
}

/** Nobody's photos make room for another one's. */
async function hasRoom(
  trx: LeadTransaction,
  outbox: Outbox,
  { id, address_hash, received_at }: { id: string; address_hash: string; received_at: number },
): Promise<boolean> {
  const lately = await trx
    .selectFrom('lead_photos')
    .select(['id', 'address_hash', 'expires_at'])
    .where('address_hash', 'is not', null)
    .where('received_at', '>', received_at - HOUR)
    .execute()
  if (lately.some((photo) => photo.id === id)) return true
  const waiting = lately.filter(({ expires_at }) => expires_at !== null)
  const isOfAddress = (photo: { address_hash: string | null }) => photo.address_hash === address_hash
  const perHour = outbox.limits.perHour * MOST_PHOTOS || Infinity
  return (
    outbox.hasReserve() &&
    waiting.length < MOST_WAITING &&
    waiting.filter(isOfAddress).length < MOST_WAITING_OF_ADDRESS &&
    lately.filter(isOfAddress).length < perHour
  )
}

/** Those of some photos that are kept for a lead, in the same order. */
export async function keptPhotos({ db }: Outbox, submissionId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('lead_photos')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('id', 'in', ids)
    .execute()
  const kept = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => kept.has(id))
}

/** The JPEG of a photo whose lead is here, or null. */
export async function readPhoto({ db }: Outbox, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await db
    .selectFrom('lead_photos')
    .select('bytes')
    .where('id', '=', id)
    .where('expires_at', 'is', null)
    .executeTakeFirst()
  return row ? new Uint8Array(row.bytes) : null
}

/** Keeps the photos of a lead as long as the lead, and erases what else was sent for it. */
export async function attachPhotos(trx: LeadTransaction, { submission_id, photos }: Lead): Promise<void> {
  if (photos.length > 0) {
    await trx
      .updateTable('lead_photos')
      .set({ expires_at: null })
      .where('submission_id', '=', submission_id)
      .where('id', 'in', [...photos])
      .execute()
  }
  await trx
    .deleteFrom('lead_photos')
    .where('submission_id', '=', submission_id)
    .where('expires_at', 'is not', null)
    .execute()
}

/** Erases the photos of leads: of as many as one statement takes. */
export async function erasePhotosOf(trx: LeadTransaction, submissionIds: string[]): Promise<void> {
  if (submissionIds.length === 0) return
  await trx.deleteFrom('lead_photos').where('submission_id', 'in', submissionIds).execute()
}

/** Erases photos whose lead has not come in time, and network addresses after a day. */
export async function eraseOldPhotos(trx: LeadTransaction, now: number): Promise<void> {
  await trx.deleteFrom('lead_photos').where('expires_at', '<=', now).execute()
  await trx
    .updateTable('lead_photos')
    .set({ address_hash: null })
    .where('address_hash', 'is not', null)
    .where('received_at', '<', now - DAY)
    .execute()
}
