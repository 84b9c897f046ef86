import type { Outbox } from '../outbox.ts'
import { readPhoto } from '../photos/store.ts'
import { addEvent } from '../store/rows.ts'
import { reviewIdOf } from './draft.ts'
import type { ReviewContent } from './review-content.ts'

/** Puts the photo of a review into its draft, which staff publish. Returns false when the photo or the review is gone. */
export async function acceptReviewPhoto(
  outbox: Outbox,
  content: ReviewContent,
  submissionId: string,
  actor: string,
): Promise<boolean> {
  const id = await photoOf(outbox.db, submissionId)
  const bytes = id && (await readPhoto(outbox, id))
  if (!bytes || !(await content.addPhoto(reviewIdOf(submissionId), bytes, actor))) return false
  return deleteReviewPhoto(outbox, submissionId, actor)
}

/** Erases the photo of a review from the leads. Returns false when the review has no photo. */
export function deleteReviewPhoto(outbox: Outbox, submissionId: string, actor: string): Promise<boolean> {
  const now = outbox.now()
  return outbox.commits.run(async (trx) => {
    const photo = await photoOf(trx, submissionId)
    if (!photo) return false
    await trx.deleteFrom('lead_photos').where('id', '=', photo).execute()
    await trx
      .updateTable('leads')
      .set({ review_photo: null })
      .where('submission_id', '=', submissionId)
      .execute()
    await addEvent(trx, { submission_id: submissionId, at: now, kind: 'review_photo', actor })
    return true
  })
}

async function photoOf(db: Outbox['db'], submissionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('leads')
    .select('review_photo')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return row?.review_photo ?? null
}
