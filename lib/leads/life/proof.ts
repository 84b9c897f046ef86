import { isFreed } from '#lib/requests/life.ts'
import { hasPage } from '../forms/pages.ts'
import { addConfirmations } from '../mails/occasions.ts'
import { REMEMBERED } from '../mails/queue.ts'
import { addStateMail } from '../mails/states.ts'
import { mailOutstanding } from '../offers/mails.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction } from '../store/tables.ts'
import { readLife } from './steps.ts'

/*
 * Anybody can type another person's e-mail address into a form. Until a link or a code of a mail to the address was used, the
 * address gets one confirmation of a request, links and codes that are asked for, the first quote or question of a contractor for
 * each request, and nothing else. The browser that sent the request sees its page without the mail, so that proves nothing. A program that checks links proves that the mailbox is
 * there, which is enough: what it gets then are the states that staff set.
 */

/**
 * Notes that a link or a code of a mail to the customer's address was used. It holds for all leads with the address. For the
 * mails that did not go out meanwhile, the confirmations of the last weeks are queued, one for each request about its present
 * state, and its quotes and questions.
 */
export function proveAddress(store: LeadStore, submissionId: string): Promise<void> {
  return store.commits.run((trx) => prove(trx, store, submissionId))
}

/** Does the same as `proveAddress` inside a transaction. */
export async function prove(trx: LeadTransaction, store: LeadStore, submissionId: string): Promise<void> {
  const now = store.now()
  const proven = await trx
    .updateTable('leads')
    .set({ email_proven_at: now })
    .where('email_proven_at', 'is', null)
    .where('email', '=', (db) =>
      db.selectFrom('leads').select('email').where('submission_id', '=', submissionId),
    )
    .returning(['submission_id', 'type', 'lang', 'received_at', 'email_proven_at'])
    .execute()
  if (!store.confirms) return
  const recent = proven.filter(({ received_at }) => now - received_at < REMEMBERED)
  await addConfirmations(
    trx,
    recent.map(({ submission_id }) => submission_id),
    now,
  )
  for (const lead of proven) {
    // The mails about an application are about the record that was made of it.
    if (!hasPage(lead.type) || lead.type === 'contractor') continue
    const life = await readLife(trx, lead.submission_id, lead.received_at)
    const last = life.past.at(-1)
    // The customer gets a mail about each quote of a contractor, which says this already.
    if (!(last?.state === 'quoted' && last.by === 'contractor' && !isFreed(life)))
      await addStateMail(trx, lead, life, now)
    await mailOutstanding(trx, store, lead.submission_id)
  }
}
