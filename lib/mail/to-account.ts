import type { DatabaseSync } from 'node:sqlite'
import { env } from '#lib/env.ts'
import { getLeads } from '#lib/leads/index.ts'
import { type AccountMail, mailToAccount } from '#lib/leads/mails/occasions.ts'
import { type Account, mailLanguage } from '#lib/server/accounts/index.ts'
import { mailSoon } from './timer.ts'

/** Queues a mail with a sign-in link to an account. Resolves to false without a mail server. */
export async function mailAccount(
  database: DatabaseSync,
  account: Account,
  kind: AccountMail,
  options?: { isAskedForByAnybody: boolean },
): Promise<boolean> {
  if (!env.SMTP_URL) return false
  const { outbox } = await getLeads()
  await mailToAccount(outbox, kind, { id: account.id, language: mailLanguage(database, account) }, options)
  mailSoon()
  return true
}
