import { randomUUID } from 'node:crypto'
import type { Life } from '#lib/requests/life.ts'
import { GIVE_UP_AFTER } from '../backoff.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction, NewsRow } from '../store/tables.ts'

/*
 * What the receivers of webhooks are still to be told. A row is added in the transaction of what it is about, one for each receiver, so
 * that a receiver that fails delays neither the CRM nor the others. A row says what happened; what is sent is made of the lead then.
 */

type Kind = NewsRow['kind']

/** Adds news about leads for every receiver. `state` is for `lead_status` only. */
export async function addNews(
  trx: LeadTransaction,
  { receivers, now }: Pick<LeadStore, 'receivers' | 'now'>,
  kind: Kind,
  submissionIds: readonly string[],
  state: object | null = null,
): Promise<void> {
  const at = now()
  const rows = submissionIds.flatMap((submission_id) =>
    receivers.map((receiver) => ({
      id: randomUUID(),
      submission_id,
      receiver,
      kind,
      state: state && JSON.stringify(state),
      attempts: 0,
      next_attempt_at: at,
      give_up_at: at + GIVE_UP_AFTER,
      claim: null,
    })),
  )
  if (rows.length > 0) await trx.insertInto('receiver_news').values(rows).execute()
}

/** Adds the newest state of a request for every receiver. */
export function addStateNews(
  trx: LeadTransaction,
  store: LeadStore,
  submissionId: string,
  { version, state, appointment }: Life,
): Promise<void> {
  const { day, from, to } = appointment ?? {}
  const at = new Date(store.now()).toISOString()
  return addNews(trx, store, 'lead_status', [submissionId], {
    status: state,
    at,
    sequence: version,
    day,
    from,
    to,
  })
}
