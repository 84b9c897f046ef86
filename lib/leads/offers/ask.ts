import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { lockedLead, readLife, stepIn } from '../life/steps.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadRow, LeadTransaction } from '../store/tables.ts'
import { addOfferEvent } from './events.ts'
import { mailContractor } from './mails.ts'

export interface Asking {
  /** The ids of the contractors. */
  contractors: readonly string[]
  /** The account of the member of staff; null when the site asks by itself. */
  actor: string | null
  /** Until when an answer is wanted, in milliseconds since 1970. */
  answerBy: number
  /** When matching looks at the request again. */
  lookAgainAt: number
}

/** The states of a request in which contractors can be asked. */
export const OPEN: readonly string[] = ['received', 'matching', 'quoted']

/**
 * Asks contractors about a request. A contractor who was asked before is not asked again. Returns the number of those who were
 * asked; null when the request is not open, or there is none.
 */
export function askContractors(
  store: LeadStore,
  submissionId: string,
  asking: Asking,
): Promise<number | null> {
  return store.commits.run(async (trx) => {
    const lead = await lockedLead(trx, store, submissionId)
    return lead ? askIn(trx, store, lead, asking) : null
  })
}

/** Does the same inside a transaction, with a lead that is locked. */
export async function askIn(
  trx: LeadTransaction,
  store: LeadStore,
  lead: Selectable<LeadRow>,
  { contractors, actor, answerBy, lookAgainAt }: Asking,
): Promise<number | null> {
  const now = store.now()
  const { submission_id: submissionId, state } = lead
  if (state === 'suspected') return null
  const life = await readLife(trx, submissionId, lead.received_at)
  if (!OPEN.includes(life.state)) return null
  let asked = 0
  // In one order, so that two servers do not wait for each other.
  for (const contractorId of contractors.toSorted()) {
    const id = randomUUID()
    const { numInsertedOrUpdatedRows: inserted } = await trx
      .insertInto('offers')
      .values({
        id,
        submission_id: submissionId,
        contractor_id: contractorId,
        state: 'asked',
        asked_at: now,
        asked_by: actor,
        answer_by: answerBy,
      })
      .onConflict((conflict) => conflict.columns(['submission_id', 'contractor_id']).doNothing())
      .executeTakeFirstOrThrow()
    if (inserted === 0n) continue
    asked += 1
    await trx.updateTable('contractors').set({ last_asked_at: now }).where('id', '=', contractorId).execute()
    const offer = { id, submissionId, contractorId }
    await addOfferEvent(trx, store, offer, 'job_asked', { actor })
    await mailContractor(trx, store, offer, 'jobOffer')
  }
  if (asked === 0) return 0
  await trx
    .updateTable('leads')
    .set({ match_due_at: lookAgainAt })
    .where('submission_id', '=', submissionId)
    .execute()
  if (life.state === 'received')
    await stepIn(trx, store, lead, { step: 'match', by: actor === null ? 'site' : 'staff', actor })
  return asked
}
