import { aboutOf } from '#lib/notices/notices.ts'
import type { LeadTransaction } from '../store/tables.ts'
import type { ABOUT_LEAD } from './mail.ts'
import { addMail } from './queue.ts'
import type { Recipient } from './recipients.ts'

/**
 * Queues a mail about a lead to each person, in the person's language.
 * @param occasion the part of the mails' ids that is another for each news
 */
export async function addAboutLead(
  trx: LeadTransaction,
  { kind, id, occasion }: { kind: (typeof ABOUT_LEAD)[number]; id: string; occasion: string },
  people: readonly Recipient[],
  now: number,
): Promise<void> {
  for (const [place, { email, language }] of people.entries()) {
    const about = aboutOf({ to: email, id })
    await addMail(trx, { id: `${kind}-${occasion}-${place}`, kind, about, lang: language }, now)
  }
}
