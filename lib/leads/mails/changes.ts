import type { LeadRow, LeadTransaction } from '../store/tables.ts'
import { addAboutLead } from './about-lead.ts'
import { peopleFor } from './people.ts'
import type { Recipient } from './recipients.ts'

/** Milliseconds for which one mail tells of all changes. */
export const CHANGES_FOR = 300_000

/** Queues a mail about a customer's change of a request to each person who is told of it: one for all changes of five minutes. */
export async function addChange(
  trx: LeadTransaction,
  { submission_id: id, type, lead }: Pick<LeadRow, 'submission_id' | 'type' | 'lead'>,
  recipients: readonly Recipient[],
  now: number,
): Promise<void> {
  const occasion = `${id}-${Math.floor(now / CHANGES_FOR)}`
  const people = peopleFor(recipients, 'change', { type, lead: JSON.parse(lead) })
  await addAboutLead(trx, { kind: 'changedRequest', id, occasion }, people, now)
}
