import { isFreed, type Life, type RequestState } from '#lib/requests/life.ts'
import type { LeadRow, LeadTransaction } from '../store/tables.ts'
import { addMail, REMEMBERED } from './queue.ts'

/** The states that customers are mailed when others have set them. */
const MAILED: ReadonlySet<RequestState> = new Set([
  'quoted',
  'chosen',
  'scheduled',
  'done',
  'cancelled',
  'closed',
])

/**
 * Queues the mail about the present state of a request, unless its customer has set it, or its address may be anybody's. The
 * customer's choice is mailed all the same: the mail says who the contractor is. A state is mailed once, and not when it is so old that the mail about it is forgotten.
 */
export async function addStateMail(
  trx: LeadTransaction,
  lead: Pick<LeadRow, 'submission_id' | 'lang' | 'email_proven_at'>,
  life: Life,
  now: number,
): Promise<void> {
  const { state, version, past } = life
  const { by, at } = past.at(-1) ?? {}
  const isNews = by === 'customer' ? state === 'chosen' : MAILED.has(state) || isFreed(life)
  if (lead.email_proven_at === null || !isNews) return
  if (at === undefined || now - at >= REMEMBERED) return
  const id = `requestState-${lead.submission_id}-${version}`
  await addMail(trx, { id, kind: 'requestState', about: lead.submission_id, lang: lead.lang }, now)
}
