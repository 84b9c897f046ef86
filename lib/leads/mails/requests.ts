import { FORMS_WITH_PAGE } from '../forms/pages.ts'
import { newCode } from '../life/codes.ts'
import type { CustomerRequest } from '../life/request.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addAskedLinks } from './asked-links.ts'
import { addMail } from './queue.ts'

/** Queues a mail with a new code to the customer of a request. Returns false when a code was mailed less than a minute ago. */
export async function mailCode(store: LeadStore, { submissionId, lang }: CustomerRequest): Promise<boolean> {
  const askedAt = await newCode(store, submissionId)
  if (askedAt === null) return false
  const id = `requestCode-${submissionId}-${askedAt}`
  const now = store.now()
  return store.commits.run((trx) => addMail(trx, { id, kind: 'requestCode', about: submissionId, lang }, now))
}

/**
 * Queues a mail with the links to all requests of an e-mail address. Does nothing when there is none: nobody is told whether
 * there is one.
 * @param address the client's network address
 */
export function mailRequestLinks(store: LeadStore, email: string, address: string): Promise<void> {
  return store.commits.run(async (trx) => {
    const newest = await trx
      .selectFrom('leads')
      .select(['submission_id', 'lang'])
      .where('type', 'in', FORMS_WITH_PAGE)
      .where('email', '=', email.trim().toLowerCase())
      .orderBy('received_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!newest) return
    const mail = { kind: 'requestLinks', about: newest.submission_id, lang: newest.lang } as const
    await addAskedLinks(trx, store, mail, address)
  })
}
