import { changeIn, contractorOfApplication } from '../contractors/contractors.ts'
import { isBeforeActive } from '../contractors/standing.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { type AskedStep, lockedLead, stepIn, type TakenOrNot } from './steps.ts'

/**
 * Takes an application back for its applicant: the lead is withdrawn, and the record that staff have made of it leaves. Who is in
 * the network already does not take the application back but leaves.
 */
export function withdrawApplication(
  store: LeadStore,
  submissionId: string,
  { seen, tell }: Pick<AskedStep, 'seen' | 'tell'>,
): Promise<TakenOrNot> {
  return store.commits.run(async (trx) => {
    const found = await lockedLead(trx, store, submissionId, ['contractor'])
    if (!found) return { refusal: 'unknown' }
    const contractor = await contractorOfApplication({ db: trx }, submissionId)
    if (contractor && !isBeforeActive(contractor)) return { refusal: 'notNow' }
    const taken = await stepIn(trx, store, found, { step: 'withdraw', by: 'customer', seen, tell })
    if (contractor && 'life' in taken)
      await changeIn(trx, store, contractor.id, { state: 'left' }, { actor: null, kind: 'state' })
    return taken
  })
}
