import type { Lead } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addAboutLead } from './about-lead.ts'
import { peopleFor } from './people.ts'
import type { Recipient } from './recipients.ts'

/** A booking or quote request that nobody has worked on. */
export interface UnansweredLead {
  receivedAt: number
  lead: Lead
}

const KIND = 'unansweredRequest'

/** Milliseconds after which no reminder is sent any more: a weekend, a holiday and a day. */
const LONGEST_WAIT = 5 * 24 * 3_600_000

/** The bookings and quote requests of the last days that are new, that nobody handles, and of which no reminder was sent. */
export async function unansweredLeads({ db, now }: LeadStore): Promise<UnansweredLead[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['received_at', 'lead'])
    .where('type', '=', 'lead')
    .where('stage', '=', 'new')
    .where('state', '!=', 'suspected')
    .where('handler', 'is', null)
    .where('received_at', '>', now() - LONGEST_WAIT)
    .where(({ not, exists, selectFrom, ref, eb, val }) =>
      not(
        exists(
          selectFrom('mails')
            .select('id')
            .where('kind', '=', KIND)
            .where('id', '=', eb(val(`${KIND}-`), '||', eb(ref('submission_id'), '||', val('-0')))),
        ),
      ),
    )
    .execute()
  return rows.map(({ received_at: receivedAt, lead }) => ({ receivedAt, lead: JSON.parse(lead) as Lead }))
}

/** Queues a reminder of each lead to each person who is told of it. A reminder that is known is not queued again. */
export function addUnanswered(
  store: LeadStore,
  leads: readonly UnansweredLead[],
  recipients: readonly Recipient[],
): Promise<void> {
  const now = store.now()
  return store.commits.run(async (trx) => {
    for (const { lead } of leads) {
      const { submission_id: id } = lead
      const people = peopleFor(recipients, 'reminder', { type: 'lead', lead })
      await addAboutLead(trx, { kind: KIND, id, occasion: id }, people, now)
    }
  })
}
