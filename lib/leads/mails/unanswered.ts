import { aboutOf } from '#lib/notices/notices.ts'
import type { Lead } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addMail } from './queue.ts'
import type { Recipient } from './recipients.ts'

/** A booking or quote request that nobody has worked on. */
export interface UnansweredLead {
  submissionId: string
  receivedAt: number
  /** The code of a province or territory, as forms send it. */
  province: string
  urgency: string
}

const KIND = 'unansweredRequest'

/** Milliseconds after which no reminder is sent any more: a weekend, a holiday and a day. */
const LONGEST_WAIT = 5 * 24 * 3_600_000

/** The bookings and quote requests of the last days that are new, that nobody handles, and of which no reminder was sent. */
export async function unansweredLeads({ db, now }: LeadStore): Promise<UnansweredLead[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['submission_id', 'received_at', 'lead'])
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
  return rows.map(({ submission_id: submissionId, received_at: receivedAt, lead }) => {
    const { province_state: province, urgency } = JSON.parse(lead) as Lead
    return { submissionId, receivedAt, province, urgency }
  })
}

/** Queues a reminder of each lead to each recipient, in the recipient's language. A reminder that is known is not queued again. */
export function addUnanswered(
  store: LeadStore,
  leads: readonly UnansweredLead[],
  recipients: readonly Recipient[],
): Promise<void> {
  const now = store.now()
  return store.commits.run(async (trx) => {
    for (const { submissionId } of leads) {
      for (const [place, { email, language }] of recipients.entries()) {
        const about = aboutOf({ to: email, id: submissionId })
        await addMail(trx, { id: `${KIND}-${submissionId}-${place}`, kind: KIND, about, lang: language }, now)
      }
    }
  })
}
