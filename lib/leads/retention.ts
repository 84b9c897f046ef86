import type { Env } from '#lib/env.ts'
import { dayBefore, siteDay } from '#lib/site-day.ts'
import { eraseOldAttempts } from './attempts.ts'
import { eraseContractorsIn } from './contractors/erase.ts'
import { eraseOldMails } from './mails/queue.ts'
import { eraseOffersOf } from './offers/erase.ts'
import type { Outbox } from './outbox.ts'
import { eraseOldPhotos } from './photos/store.ts'
import { deleteLeads } from './store/rows.ts'
import type { LeadTransaction } from './store/tables.ts'

const DAY = 24 * 3_600_000
/** The most leads that one transaction deletes, so that no transaction takes long. */
const AT_ONCE = 500

/** Deletes all data that is older than the settings allow. */
export async function deleteOld(
  outbox: Outbox,
  settings: Pick<Env, 'LEADS_RETENTION_DAYS' | 'CONTRACTORS_RETENTION_DAYS' | 'RESULTS_RETENTION_DAYS'>,
): Promise<void> {
  await purge(outbox, settings.LEADS_RETENTION_DAYS)
  await deleteLeftContractors(outbox, settings.CONTRACTORS_RETENTION_DAYS)
  await eraseOldCounts(outbox, settings.RESULTS_RETENTION_DAYS)
}

/**
 * Deletes old data: leads with their events and photos after `retentionDays`, network addresses after one day, attempts (forms
 * to show again) and photos without a lead after ten minutes, mails after thirty days, unsent reviews when their links end.
 */
export async function purge(outbox: Outbox, retentionDays: number): Promise<void> {
  const now = outbox.now()
  await eraseUnsent(outbox)
  let deleted: number
  do {
    deleted = await deleteSome(outbox, now - retentionDays * DAY)
  } while (deleted > 0)
  await outbox.commits.run((trx) => eraseOldMails(trx, now))
  await outbox.commits.run((trx) =>
    trx
      .updateTable('leads')
      .set({ address_hash: null })
      .where('address_hash', 'is not', null)
      .where('received_at', '<', now - DAY)
      .execute(),
  )
  await outbox.commits.run((trx) =>
    trx
      .updateTable('leads')
      .set({ review_attempt: null })
      .where('review_attempt', 'is not', null)
      .where('review_expires_at', '<=', now)
      .execute(),
  )
  await outbox.commits.run(eraseLostOffers)
  // Deletes the events of leads that were erased at a person's request.
  await outbox.commits.run((trx) =>
    trx
      .deleteFrom('lead_events')
      .where('at', '<', now - retentionDays * DAY)
      .where('submission_id', 'not in', (db) => db.selectFrom('leads').select('submission_id'))
      .execute(),
  )
}

/** Erases offers without a request: a release before contractors erases requests without them. */
async function eraseLostOffers(trx: LeadTransaction): Promise<void> {
  const lost = await trx
    .selectFrom('offers')
    .select('submission_id')
    .distinct()
    .where('submission_id', 'not in', (db) => db.selectFrom('leads').select('submission_id'))
    .limit(AT_ONCE)
    .execute()
  await eraseOffersOf(
    trx,
    lost.map(({ submission_id }) => submission_id),
  )
}

/** Deletes the contractors who have left so many days ago, with their files and events. */
export async function deleteLeftContractors(outbox: Outbox, retentionDays: number): Promise<void> {
  const before = outbox.now() - retentionDays * DAY
  await outbox.commits.run(async (trx) => {
    const left = await trx
      .selectFrom('contractors')
      .leftJoin('contractor_events as event', (join) =>
        join
          .onRef('event.contractor_id', '=', 'contractors.id')
          .on('event.kind', '=', 'state')
          .on('event.detail', '=', 'left'),
      )
      .select(['contractors.id', 'created_at'])
      .select(({ fn }) => fn.max('event.at').as('left_at'))
      .where('contractors.state', '=', 'left')
      .groupBy(['contractors.id', 'created_at'])
      .execute()
    const old = left.filter(({ left_at, created_at }) => (left_at ?? created_at) < before)
    const ids = old.slice(0, AT_ONCE).map(({ id }) => id)
    if (ids.length === 0) return
    await eraseContractorsIn(trx, ids)
    await trx.deleteFrom('contractor_events').where('contractor_id', 'in', ids).execute()
  })
}

/** Deletes leads and contractors that were erased before and have come back with a restored backup. */
export async function eraseAgain({ commits, erased }: Outbox): Promise<void> {
  const ids = (await erased?.read()) ?? []
  if (ids.length === 0) return
  await commits.run(async (trx) => {
    await deleteLeads(trx, ids)
    await eraseContractorsIn(trx, ids)
  })
}

/** Erases attempts, and photos without a lead, after ten minutes. */
export function eraseUnsent(outbox: Outbox): Promise<void> {
  const now = outbox.now()
  return outbox.commits.run(async (trx) => {
    await eraseOldAttempts(trx, now)
    await eraseOldPhotos(trx, now)
  })
}

function deleteSome(outbox: Outbox, before: number): Promise<number> {
  return outbox.commits.run(async (trx) => {
    const old = await trx
      .selectFrom('leads')
      .select('submission_id')
      .where('received_at', '<', before)
      .limit(AT_ONCE)
      .execute()
    const ids = old.map((row) => row.submission_id)
    await deleteLeads(trx, ids)
    return ids.length
  })
}

/** Deletes the daily numbers of visits that are older than the given number of days. */
export async function eraseOldCounts(outbox: Outbox, retentionDays: number): Promise<void> {
  const oldest = dayBefore(siteDay(outbox.now()), retentionDays)
  await outbox.commits.run((trx) => trx.deleteFrom('daily_counts').where('day', '<', oldest).execute())
}
