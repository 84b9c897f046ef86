import { sql } from 'kysely'
import type { LeadTransaction, Suspicion } from './store/tables.ts'

const HOUR = 3_600_000

/**
 * The suspicion that the form's own fields raise; null without one. A missing start time raises none, because a form without
 * scripts has no start time. A start time in the future raises none, because clocks differ.
 */
export function suspicionOfForm(
  { honeypot, form_start_time }: { honeypot: string; form_start_time: number | null },
  now: number,
  minFillSeconds: number,
): Suspicion | null {
  if (honeypot !== '') return 'honeypot'
  if (form_start_time === null || form_start_time > now) return null
  return now - form_start_time < minFillSeconds * 1_000 ? 'too_fast' : null
}

/** The suspicion when this network address or e-mail address has reached the limit of leads for one hour; 0 is no limit. */
export async function suspicionOfRate(
  trx: LeadTransaction,
  { addressHash, email, now }: { addressHash: string; email: string; now: number },
  limit: number,
): Promise<Suspicion | null> {
  if (limit === 0) return null
  const recent = trx
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('received_at', '>', now - HOUR)
    .where('state', '<>', sql.lit('suspected'))
  const fromAddress = await recent.where('address_hash', '=', addressHash).executeTakeFirstOrThrow()
  if (fromAddress.count >= limit) return 'address_limit'
  const withEmail = await recent.where('email', '=', email).executeTakeFirstOrThrow()
  return withEmail.count >= limit ? 'email_limit' : null
}
