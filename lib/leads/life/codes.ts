import { isSameSecret } from '#lib/server/secrets.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { proveAddress } from './proof.ts'

/** How long a mailed code is valid, in minutes. */
export const CODE_MINUTES = 15

/** The most wrong codes. After them a new code has to be asked for. */
const MOST_TRIES = 5

/** The shortest time between two codes of one request, in milliseconds. Each one is a mail. */
const BETWEEN = 60_000

/**
 * A code of six digits for what needs more than the link: erasing, downloading, another phone number or address. It is computed
 * from the time when it was asked for, and stored nowhere.
 */
function codeOf(store: LeadStore, submissionId: string, askedAt: number): string {
  const bits = Number.parseInt(store.signLink(`request code ${submissionId} ${askedAt}`).slice(0, 12), 16)
  return String(bits % 1_000_000).padStart(6, '0')
}

/** The code for a mail; null when the request is not there any more, or no code is valid. */
export async function currentCode(store: LeadStore, submissionId: string): Promise<string | null> {
  const row = await store.db
    .selectFrom('leads')
    .select('code_at')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return row?.code_at == null ? null : codeOf(store, submissionId, row.code_at)
}

/** Makes a new code. Returns when it was made, or null when one was made less than a minute ago. */
export function newCode(store: LeadStore, submissionId: string): Promise<number | null> {
  const now = store.now()
  return store.commits.run(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('leads')
      .set({ code_at: now, code_tries: 0 })
      .where('submission_id', '=', submissionId)
      .where(({ eb, or }) => or([eb('code_at', 'is', null), eb('code_at', '<=', now - BETWEEN)]))
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 0n ? null : now
  })
}

/**
 * Whether a code is the newest one and valid. A right code is used up, and proves that its mail has arrived; a wrong one counts
 * as a try.
 */
export async function takeCode(store: LeadStore, submissionId: string, given: string): Promise<boolean> {
  const now = store.now()
  const isRight = await store.commits.run(async (trx) => {
    // The update comes first, because it locks the row: several wrong codes at once count as several.
    const row = await trx
      .updateTable('leads')
      .set(({ eb }) => ({ code_tries: eb('code_tries', '+', 1) }))
      .where('submission_id', '=', submissionId)
      .where('code_at', '>', now - CODE_MINUTES * 60_000)
      .where('code_tries', '<', MOST_TRIES)
      .returning('code_at')
      .executeTakeFirst()
    if (row?.code_at == null || !isSameSecret(given, codeOf(store, submissionId, row.code_at))) return false
    await trx.updateTable('leads').set({ code_at: null }).where('submission_id', '=', submissionId).execute()
    return true
  })
  if (isRight) await proveAddress(store, submissionId)
  return isRight
}
