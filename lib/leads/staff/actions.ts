import type { Selectable } from 'kysely'
import { eraseAttemptsBy, eraseAttemptsOf } from '../attempts.ts'
import { addConfirmations } from '../mails/occasions.ts'
import { eraseOffersOf } from '../offers/erase.ts'
import { tellOfErasure } from '../offers/tell-of-erasure.ts'
import type { Outbox } from '../outbox.ts'
import { erasePhotosOf } from '../photos/store.ts'
import { addNews } from '../receivers/news.ts'
import { addEvent, onceMore } from '../store/rows.ts'
import type { LeadRow, LeadTransaction } from '../store/tables.ts'
import { type LeadFilter, matching } from './list.ts'

/** Resolves to false when the lead does not exist or its state forbids the action. `actor` is the account that asks. */
type Done = Promise<boolean>

/**
 * Queues a lead so that it is sent again from the start. The lead may be parked, delivered, or waiting for its next attempt. A
 * lead that is being sent now is not changed.
 */
export function resendLead(outbox: Outbox, submissionId: string, actor: string): Done {
  const now = outbox.now()
  return outbox.commits.run(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('leads')
      .set({ ...onceMore(now), delivered_at: null })
      .where('submission_id', '=', submissionId)
      .where('state', '!=', 'suspected')
      .where('claim', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await addEvent(trx, { submission_id: submissionId, at: now, kind: 'resent', actor })
    await addNews(trx, outbox, 'lead', [submissionId])
    return true
  })
}

/** Releases a suspected lead to the CRM. */
export function releaseLead(outbox: Outbox, submissionId: string, actor: string): Done {
  const now = outbox.now()
  return outbox.commits.run(async (trx) => (await release(trx, [submissionId], { actor, now, outbox })) === 1)
}

/** Deletes a suspected lead, its events and its photos. */
export function deleteSuspected(outbox: Outbox, submissionId: string): Done {
  return outbox.commits.run(async (trx) => (await deleteIfSuspected(trx, [submissionId])) === 1)
}

/** The number of suspected leads that match a filter and were received before a time (milliseconds since 1970). */
export async function countSuspected({ db }: Outbox, filter: LeadFilter, before: number): Promise<number> {
  const row = await suspectedOf(db, filter, before)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Releases every suspected lead that matches a filter and was received before a time. Returns their number. */
export function releaseAllSuspected(
  outbox: Outbox,
  filter: LeadFilter,
  { before, actor }: { before: number; actor: string },
): Promise<number> {
  const now = outbox.now()
  return inParts(outbox, filter, before, (trx, ids) => release(trx, ids, { actor, now, outbox }))
}

/** Deletes every suspected lead that matches a filter and was received before a time, so that unseen leads stay. */
export function deleteAllSuspected(outbox: Outbox, filter: LeadFilter, before: number): Promise<number> {
  return inParts(outbox, filter, before, deleteIfSuspected)
}

function suspectedOf(db: LeadTransaction | Outbox['db'], filter: LeadFilter, before: number) {
  return matching(db, { ...filter, state: 'suspected' }).where('received_at', '<', before)
}

/** The most leads that one transaction changes, so that no transaction takes long. */
const AT_ONCE = 500

async function inParts(
  outbox: Outbox,
  filter: LeadFilter,
  before: number,
  change: (trx: LeadTransaction, ids: string[]) => Promise<number>,
): Promise<number> {
  let total = 0
  for (;;) {
    const part = await outbox.commits.run(async (trx) => {
      const rows = await suspectedOf(trx, filter, before).select('submission_id').limit(AT_ONCE).execute()
      const ids = rows.map((row) => row.submission_id)
      return { found: ids.length, changed: ids.length > 0 ? await change(trx, ids) : 0 }
    })
    total += part.changed
    if (part.found < AT_ONCE) return total
  }
}

async function release(
  trx: LeadTransaction,
  submissionIds: string[],
  { actor, now, outbox }: { actor: string; now: number; outbox: Outbox },
): Promise<number> {
  const released = await trx
    .updateTable('leads')
    .set({ state: 'waiting', next_attempt_at: now })
    .where('submission_id', 'in', submissionIds)
    .where('state', '=', 'suspected')
    .returning('submission_id')
    .execute()
  for (const { submission_id } of released) {
    await addEvent(trx, { submission_id, at: now, kind: 'released', actor })
  }
  const ids = released.map(({ submission_id }) => submission_id)
  if (outbox.confirms) await addConfirmations(trx, ids, now)
  await addNews(trx, outbox, 'lead', ids)
  return released.length
}

/** Deletes only leads that are still suspected: staff may have released some of them meanwhile. Returns their number. */
async function deleteIfSuspected(trx: LeadTransaction, submissionIds: string[]): Promise<number> {
  const deleted = await trx
    .deleteFrom('leads')
    .where('submission_id', 'in', submissionIds)
    .where('state', '=', 'suspected')
    .returning('submission_id')
    .execute()
  const ids = deleted.map((row) => row.submission_id)
  if (ids.length > 0) await trx.deleteFrom('lead_events').where('submission_id', 'in', ids).execute()
  await erasePhotosOf(trx, ids)
  return ids.length
}

const addressOf = (email: string) => email.trim().toLowerCase()

/** The submission ids of a person's leads, by e-mail address. */
export async function leadsOfPerson({ db }: Outbox, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('submission_id')
    .where('email', '=', addressOf(email))
    .execute()
  return rows.map((row) => row.submission_id)
}

/** Whether a customer has written a review at the link of one of these leads. */
export async function haveReviews({ db }: Outbox, ids: string[]): Promise<boolean> {
  if (ids.length === 0) return false
  const found = await db
    .selectFrom('leads')
    .select('submission_id')
    .where('submission_id', 'in', ids)
    .where('reviewed_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Deletes all data about a person, by e-mail address: leads, photos, and forms that were not sent. The events stay, without the
 * answers of a CRM: they show that leads were received, sent and deleted, but not whose leads. Returns the number of leads.
 * @param actor the account that asks; null when the person asked on the page of a request
 */
export function erasePerson(outbox: Outbox, email: string, actor: string | null): Promise<number> {
  const address = addressOf(email)
  return outbox.commits.run(async (trx) => {
    await erasePhotosOf(trx, await eraseAttemptsBy(trx, address))
    const leads = await trx
      .deleteFrom('leads')
      .where('email', '=', address)
      .returning(['submission_id', 'received_at', 'stage'])
      .execute()
    for (const lead of leads) await eraseRest(trx, outbox, lead, actor)
    // Before the commit: after a crash in between, the next start erases the leads.
    await outbox.erased?.add(leads.map(({ submission_id }) => submission_id))
    return leads.length
  })
}

/**
 * Erases what is left of a deleted lead, but not that it was received, sent and deleted. A contractor who was still to do the job
 * is told.
 */
export async function eraseRest(
  trx: LeadTransaction,
  outbox: Outbox,
  { submission_id, received_at, stage }: Pick<Selectable<LeadRow>, 'submission_id' | 'received_at' | 'stage'>,
  actor: string | null,
): Promise<void> {
  if (stage !== 'done') await tellOfErasure(trx, outbox, submission_id)
  await erasePhotosOf(trx, [submission_id])
  await eraseOffersOf(trx, [submission_id])
  await trx.deleteFrom('crm_reports').where('submission_id', '=', submission_id).execute()
  await trx.deleteFrom('receiver_news').where('submission_id', '=', submission_id).execute()
  await eraseAttemptsOf(trx, submission_id)
  await trx
    .updateTable('lead_events')
    .set({ detail: null })
    .where('submission_id', '=', submission_id)
    .execute()
  await addEvent(trx, { submission_id, at: received_at, kind: 'received' })
  await addEvent(trx, { submission_id, at: outbox.now(), kind: 'erased', actor })
}
