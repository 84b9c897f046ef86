import { addMail } from '../mails/queue.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addContractorEvent } from './contractors.ts'

const HOUR = 3_600_000

/** The most mails with links an hour, because anybody can ask for them: to one e-mail address, and from one network address. */
const MOST_ASKED_FOR = 3

/**
 * Queues a mail with the link to all jobs of a contractor, or of the one with a typed e-mail address. Does nothing when there is
 * none: nobody is told whether there is one.
 * @param address the client's network address
 */
export function mailContractorLinks(
  store: LeadStore,
  to: { id: string } | { email: string },
  address: string,
): Promise<void> {
  const now = store.now()
  const part = Math.floor(now / (HOUR / MOST_ASKED_FOR))
  const asker = store.hashOf(`find ${address}`).slice(0, 16)
  return store.commits.run(async (trx) => {
    const found = await trx
      .selectFrom('contractors')
      .select(['id', 'lang'])
      .where(({ eb }) =>
        'id' in to ? eb('id', '=', to.id) : eb('email', '=', to.email.trim().toLowerCase()),
      )
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!found) return
    const { count } = await trx
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('id', 'like', `contractorLinks-%-${asker}`)
      .where('queued_at', '>', now - HOUR)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_ASKED_FOR) return
    const mailed = await trx
      .selectFrom('mails')
      .select('id')
      .where('id', 'like', `contractorLinks-${found.id}-${part}-%`)
      .executeTakeFirst()
    if (mailed) return
    const id = `contractorLinks-${found.id}-${part}-${asker}`
    await addMail(trx, { id, kind: 'contractorLinks', about: found.id, lang: found.lang }, now)
    await addContractorEvent(trx, { contractor_id: found.id, at: now, kind: 'links_mailed', actor: null })
  })
}
