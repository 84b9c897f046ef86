import { FORMS_WITH_PAGE } from '../forms/pages.ts'
import { newCode } from '../life/codes.ts'
import type { CustomerRequest } from '../life/request.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addMail } from './queue.ts'

const HOUR = 3_600_000

/** The most mails with links an hour, because anybody can ask for them: to one e-mail address, and from one network address. */
const MOST_ASKED_FOR = 3

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
  const now = store.now()
  const part = Math.floor(now / (HOUR / MOST_ASKED_FOR))
  const asker = store.hashOf(`find ${address}`).slice(0, 16)
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
    const { count } = await trx
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('id', 'like', `requestLinks-%-${asker}`)
      .where('queued_at', '>', now - HOUR)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_ASKED_FOR) return
    const mailed = await trx
      .selectFrom('mails')
      .select('id')
      .where('id', 'like', `requestLinks-${newest.submission_id}-${part}-%`)
      .executeTakeFirst()
    if (mailed) return
    const id = `requestLinks-${newest.submission_id}-${part}-${asker}`
    await addMail(trx, { id, kind: 'requestLinks', about: newest.submission_id, lang: newest.lang }, now)
  })
}
