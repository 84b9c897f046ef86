import { addMail } from '../mails/queue.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addContractorEvent, type Contractor } from './contractors.ts'

/** Queues the mail with the link to all jobs of a contractor. `actor` is the member of staff; null for the contractor. */
export function mailLinks(
  store: LeadStore,
  { id, lang }: Pick<Contractor, 'id' | 'lang'>,
  actor: string | null,
): Promise<void> {
  const now = store.now()
  return store.commits.run(async (trx) => {
    await addMail(trx, { id: `contractorLinks-${id}-${now}`, kind: 'contractorLinks', about: id, lang }, now)
    await addContractorEvent(trx, { contractor_id: id, at: now, kind: 'links_mailed', actor })
  })
}
