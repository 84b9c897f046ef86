import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction } from '../store/tables.ts'
import type { Mail } from './mail.ts'
import { addMail } from './queue.ts'

const HOUR = 3_600_000

/** The most mails with links an hour, because anybody can ask for them: to one e-mail address, and from one network address. */
const MOST_ASKED_FOR = 3

/**
 * Queues a mail with links that somebody has asked for, unless there were too many. Returns whether it was queued.
 * @param address the network address of who asks
 */
export async function addAskedLinks(
  trx: LeadTransaction,
  store: LeadStore,
  { kind, about, lang }: Pick<Mail, 'kind' | 'about' | 'lang'>,
  address: string,
): Promise<boolean> {
  const now = store.now()
  const part = Math.floor(now / (HOUR / MOST_ASKED_FOR))
  const asker = store.hashOf(`find ${address}`).slice(0, 16)
  const { count } = await trx
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'like', `${kind}-%-${asker}`)
    .where('queued_at', '>', now - HOUR)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_ASKED_FOR) return false
  const mailed = await trx
    .selectFrom('mails')
    .select('id')
    .where('id', 'like', `${kind}-${about}-${part}-%`)
    .executeTakeFirst()
  if (mailed) return false
  return addMail(trx, { id: `${kind}-${about}-${part}-${asker}`, kind, about, lang }, now)
}
