import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { waitBeforeNext } from '../backoff.ts'
import type { Outcome } from '../forwarders/outcome.ts'
import { withdrawalOf } from '../forwarders/webhook.ts'
import { photoLinks } from '../photos/links.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addEvent, leadIn } from '../store/rows.ts'
import type { NewsRow } from '../store/tables.ts'
import type { Message } from './receiver.ts'

/** Milliseconds that a process has to send claimed news. After that another process may send it. */
const LEASE = 120_000

export interface ClaimedNews {
  row: Selectable<NewsRow>
  message: Message
}

/** Claims the news that has been due longest. The news of one lead reach a receiver in their order. */
export function claimNews(store: LeadStore): Promise<ClaimedNews | null> {
  const now = store.now()
  const claim = randomUUID()
  return store.commits.run(async (trx) => {
    const due = trx
      .selectFrom('receiver_news as news')
      .innerJoin('leads', 'leads.submission_id', 'news.submission_id')
      .select(['news.place', 'leads.lead', 'leads.withdrawn_at', 'leads.reference'])
      .where('news.next_attempt_at', '<=', now)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('receiver_news as before')
              .select('before.place')
              .whereRef('before.submission_id', '=', 'news.submission_id')
              .whereRef('before.receiver', '=', 'news.receiver')
              .whereRef('before.place', '<', 'news.place')
              .where('before.next_attempt_at', 'is not', null),
          ),
        ),
      )
      .orderBy('news.next_attempt_at')
      .limit(1)
    const found = await (store.locksRows ? due.forUpdate('news').skipLocked() : due).executeTakeFirst()
    if (!found) return null
    const row = await trx
      .updateTable('receiver_news')
      .set(({ eb }) => ({ claim, attempts: eb('attempts', '+', 1), next_attempt_at: now + LEASE }))
      .where('place', '=', found.place)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { row, message: { id: row.id, type: row.kind, payload: payloadOf(store, row, found) } }
  })
}

function payloadOf(
  store: LeadStore,
  { id, kind, submission_id, state }: Selectable<NewsRow>,
  found: Parameters<typeof leadIn>[0] & { reference: string },
): object {
  const lead = leadIn(found)
  switch (kind) {
    case 'lead':
      return { ...lead, photos: photoLinks(store, lead.photos ?? []) }
    case 'consent_withdrawn':
      return withdrawalOf(lead)
    case 'lead_status':
      return { submission_id, reference: found.reference, event_id: id, ...JSON.parse(state ?? '{}') }
  }
}

/** Records the result of an attempt, unless another process has claimed the news since. Null: the receiver is gone. */
export function recordNews(store: LeadStore, { row }: ClaimedNews, outcome: Outcome | null): Promise<void> {
  const now = store.now()
  const isAgain = outcome?.kind === 'retry' && now < row.give_up_at
  return store.commits.run(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('receiver_news')
      .set({
        claim: null,
        next_attempt_at: isAgain ? now + waitBeforeNext(row.attempts, outcome.retryAfter) : null,
      })
      .where('place', '=', row.place)
      .where('claim', '=', row.claim)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n || outcome === null) return
    await addEvent(trx, {
      submission_id: row.submission_id,
      at: now,
      kind: 'told',
      forwarder: row.receiver,
      status: outcome.status,
      detail: outcome.answer,
    })
  })
}
