import type { Selectable } from 'kysely'
import type { LeadStore } from '../store/lead-store.ts'
import { addEvent } from '../store/rows.ts'
import type { PhotoRow } from '../store/tables.ts'

/** As `lead_photos.sharing` has it. */
type Sharing = Selectable<PhotoRow>['sharing']

/** Who may see each photo of a request, by the id of the photo. */
export async function photoSharing({ db }: LeadStore, submissionId: string): Promise<Map<string, Sharing>> {
  const rows = await db
    .selectFrom('lead_photos')
    .select(['id', 'sharing'])
    .where('submission_id', '=', submissionId)
    .where('expires_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, sharing }) => [id, sharing]))
}

/**
 * Lets contractors who are asked see these photos of a request, and no others. Photos that staff hold back stay as they are.
 * @param ids the photos that the customer has confirmed
 */
export function sharePhotos(store: LeadStore, submissionId: string, ids: readonly string[]): Promise<void> {
  return store.commits.run(async (trx) => {
    const set = (from: Sharing, to: Sharing) =>
      trx
        .updateTable('lead_photos')
        .set({ sharing: to })
        .where('submission_id', '=', submissionId)
        .where('expires_at', 'is', null)
        .where('sharing', '=', from)
    const shared =
      ids.length > 0
        ? await set('', 'shared')
            .where('id', 'in', [...ids])
            .execute()
        : []
    const back = set('shared', '')
    const taken = await (ids.length > 0 ? back.where('id', 'not in', [...ids]) : back).execute()
    const changes = [...shared, ...taken].reduce((sum, { numUpdatedRows }) => sum + Number(numUpdatedRows), 0)
    if (changes === 0) return
    const detail = JSON.stringify({ photos: ids.length })
    await addEvent(trx, { submission_id: submissionId, at: store.now(), kind: 'photos_shared', detail })
  })
}
