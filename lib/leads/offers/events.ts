import type { LeadStore } from '../store/lead-store.ts'
import { addEvent } from '../store/rows.ts'
import type { LeadTransaction, OfferEvent } from '../store/tables.ts'

/** Adds an event of an offer to the story of its request. The contractor is named by id, so erasing the contractor is enough. */
export function addOfferEvent(
  trx: LeadTransaction,
  store: LeadStore,
  { submissionId, contractorId }: { submissionId: string; contractorId: string },
  kind: OfferEvent,
  { actor = null, ...more }: { actor?: string | null; [fact: string]: unknown } = {},
): Promise<void> {
  const detail = JSON.stringify({ contractor: contractorId, ...more })
  return addEvent(trx, { submission_id: submissionId, at: store.now(), kind, actor, detail })
}
