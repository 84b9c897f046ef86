import { addAskedLinks } from '../mails/asked-links.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addContractorEvent } from './contractors.ts'

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
    const mail = { kind: 'contractorLinks', about: found.id, lang: found.lang } as const
    if (!(await addAskedLinks(trx, store, mail, address))) return
    await addContractorEvent(trx, { contractor_id: found.id, at: now, kind: 'links_mailed', actor: null })
  })
}
