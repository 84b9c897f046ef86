import type { Lead } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction } from '../store/tables.ts'

const DAY = 24 * 3_600_000

/** The ids among `ids` whose photos are stored for this lead, in the same order. */
export async function keptPhotos({ db }: LeadStore, submissionId: string, ids: string[]): Promise<string[]> {
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

/** The JPEG of a photo whose lead has arrived, or null. */
export async function readPhoto({ db }: LeadStore, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await db
    .selectFrom('lead_photos')
    .select('bytes')
    .where('id', '=', id)
    .where('expires_at', 'is', null)
    .executeTakeFirst()
  return row ? new Uint8Array(row.bytes) : null
}

/** Keeps the listed photos as long as the lead, and erases all other photos that were sent for it. */
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

/** Erases the photos of these leads. The caller limits the number of ids, because a SQLite statement has a limit of values. */
export async function erasePhotosOf(trx: LeadTransaction, submissionIds: string[]): Promise<void> {
  if (submissionIds.length === 0) return
  await trx.deleteFrom('lead_photos').where('submission_id', 'in', submissionIds).execute()
}

/** Erases photos whose lead has not arrived in time, and network addresses after a day. */
export async function eraseOldPhotos(trx: LeadTransaction, now: number): Promise<void> {
  await trx.deleteFrom('lead_photos').where('expires_at', '<=', now).execute()
  await trx
    .updateTable('lead_photos')
    .set({ address_hash: null })
    .where('address_hash', 'is not', null)
    .where('received_at', '<', now - DAY)
    .execute()
}
