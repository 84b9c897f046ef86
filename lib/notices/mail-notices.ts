import type { Lake, Transaction } from 'content-lake'
import { getLeads } from '#lib/leads/index.ts'
import { addMail } from '#lib/leads/mails/queue.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { mailSoon } from '#lib/mail/timer.ts'
import { accountById, mailLanguage } from '#lib/server/accounts/index.ts'
import { commentsOf, getLake } from '#lib/server/lake.ts'
import { mailLog as log } from '#lib/server/log.ts'
import { aboutOf, newNotices } from './notices.ts'

declare global {
  // Next.js loads modules more than once per process; the subscription must exist once.
  var montageNotices: (() => void) | undefined
}

/** Mails people about comments and tasks for them, as long as the process lives. */
export function startNotices(): void {
  const lake = getLake()
  globalThis.montageNotices ??= commentsOf(lake).subscribe((transaction) => {
    getLeads()
      .then(({ outbox }) => queueNotices(outbox, lake, transaction))
      .then((count) => count > 0 && mailSoon())
      .catch((error: unknown) => log.error({ err: error }, 'A mail about a comment or a task was not queued'))
  })
}

/**
 * Queues the mails of a transaction. A mail is queued once, even when several processes see the transaction. The person who
 * made the change gets no mail. Returns the number of mails.
 */
export async function queueNotices(
  outbox: Outbox,
  { database }: Pick<Lake, 'database'>,
  { seq, author, changes }: Pick<Transaction, 'seq' | 'author' | 'changes'>,
): Promise<number> {
  const mails = changes.flatMap(({ id, before, after }) =>
    newNotices(before, after).flatMap(({ kind, to }) => {
      const account = to === author ? null : accountById(database, to)
      if (!account) return []
      const lang = mailLanguage(database, account)
      return [{ id: `${kind}-${seq}-${to}`, kind, about: aboutOf({ to, id }), lang }]
    }),
  )
  if (mails.length > 0) {
    await outbox.commits.run(async (trx) => {
      for (const mail of mails) await addMail(trx, mail, outbox.now())
    })
  }
  return mails.length
}
