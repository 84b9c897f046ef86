import type { Selectable } from 'kysely'
import { z } from 'zod'
import { STEP_NAMES } from '#lib/requests/life.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import { RefusedStaff, type StaffRefusal } from '../http/staff-refusals.ts'
import { type StepRefusal, takeStep } from '../life/steps.ts'
import type { Outbox } from '../outbox.ts'
import { leadIn } from '../store/rows.ts'
import type { LeadRow } from '../store/tables.ts'
import { LEAD_STAGES, type LeadTransaction } from '../store/tables.ts'
import { eraseRest } from './actions.ts'
import { MOST_TOGETHER } from './limits.ts'
import { changeWork } from './work.ts'

/** The leads to change, each with what the person saw of it: a lead that has changed since is refused. */
const leads = <Seen extends z.ZodType>(from: Seen) =>
  z
    .array(z.object({ id: z.uuid(), from }))
    .min(1)
    .max(MOST_TOGETHER)

const stage = z.enum(LEAD_STAGES)
const handler = z.string().max(100).nullable()
/** What is erased with a lead. */
const contents = z.object({ photos: z.number().int(), hasReview: z.boolean() })

/** One change of several leads by staff. A step is asked for with the version of the life that the person saw. */
export const severalChange = z.discriminatedUnion('field', [
  z.object({ field: z.literal('stage'), to: stage, leads: leads(stage) }),
  z.object({ field: z.literal('handler'), to: handler, leads: leads(handler) }),
  z.object({ field: z.literal('step'), to: z.enum(STEP_NAMES), leads: leads(z.number().int()) }),
  z.object({ field: z.literal('erased'), leads: leads(contents) }),
])

export type SeveralChange = z.output<typeof severalChange>

type SeenLead = Extract<SeveralChange, { field: 'erased' }>['leads'][number]

/** Which leads were changed, and why the others were not. */
export interface SeveralResult {
  changed: string[]
  refused: { id: string; code: StaffRefusal }[]
}

/** Changes several leads, each in a transaction of its own, so that one that is refused leaves the others changed. */
export function changeSeveral(
  outbox: Outbox,
  change: Exclude<SeveralChange, { field: 'erased' }>,
  actor: string,
): Promise<SeveralResult> {
  const { field, to } = change
  switch (field) {
    case 'step':
      return eachOf(change.leads, async ({ id, from: seen }) => {
        const taken = await takeStep(outbox, id, { step: to, seen, by: 'staff', actor })
        return 'refusal' in taken ? STEP_REFUSALS[taken.refusal] : null
      })
    case 'stage':
      return eachOf(change.leads, async ({ id, from }) =>
        (await changeWork(outbox, id, { field, from, to }, actor)) ? null : 'changed',
      )
    case 'handler':
      return eachOf(change.leads, async ({ id, from }) =>
        (await changeWork(outbox, id, { field, from, to }, actor)) ? null : 'changed',
      )
  }
}

const STEP_REFUSALS: Readonly<Record<StepRefusal, StaffRefusal>> = {
  unknown: 'no_lead',
  changed: 'changed',
  notNow: 'not_now',
  noDay: 'not_now',
  tooLate: 'not_now',
}

/**
 * Erases several leads with their photos and reviews. A review is erased first, because it is found by the id of its lead.
 * @param eraseReview rejects with RefusedStaff when the review cannot be erased
 * @param actorNow identifies the person again; rejects with RefusedStaff
 */
export function eraseSeveral(
  outbox: Outbox,
  seen: readonly SeenLead[],
  { eraseReview, actorNow }: { eraseReview(id: string): Promise<void>; actorNow(): Promise<string> },
): Promise<SeveralResult> {
  return eachOf(seen, async (lead) => {
    const found = await asSeen(outbox.db, lead)
    if (found.refusal !== null) return found.refusal
    if (found.hasReviewLink) await eraseReview(lead.id)
    const actor = await actorNow()
    return outbox.commits.run(async (trx) => {
      const locked = await asSeen(trx, lead, outbox.locksRows)
      if (locked.refusal !== null) return locked.refusal
      await trx.deleteFrom('leads').where('submission_id', '=', lead.id).execute()
      await eraseRest(trx, outbox, locked, actor)
      // Before the commit, as for a person.
      await outbox.erased?.add([lead.id])
      return null
    })
  })
}

type SeenAgain =
  | { refusal: StaffRefusal }
  | (Pick<Selectable<LeadRow>, 'submission_id' | 'received_at' | 'stage'> & {
      refusal: null
      hasReviewLink: boolean
    })

/** A lead to erase, or why not: it is gone, or it has got a photo or a review that the person did not see. */
async function asSeen(
  db: LeadTransaction | Outbox['db'],
  { id, from }: SeenLead,
  isLocked = false,
): Promise<SeenAgain> {
  const query = db
    .selectFrom('leads')
    .select(['submission_id', 'received_at', 'stage', 'lead', 'withdrawn_at', 'review_key', 'reviewed_at'])
    .where('submission_id', '=', id)
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst()
  if (!row) return { refusal: 'no_lead' }
  const { submission_id, received_at, stage, review_key, reviewed_at } = row
  const photos = leadIn(row).photos?.length ?? 0
  if (photos !== from.photos || (reviewed_at !== null) !== from.hasReview) return { refusal: 'changed' }
  return { refusal: null, submission_id, received_at, stage, hasReviewLink: review_key !== null }
}

/** Changes one lead after another. A lead whose change fails is refused, and the next ones are still tried. */
async function eachOf<Seen extends { id: string }>(
  seen: readonly Seen[],
  change: (lead: Seen) => Promise<StaffRefusal | null>,
): Promise<SeveralResult> {
  const result: SeveralResult = { changed: [], refused: [] }
  for (const lead of seen) {
    const code = await change(lead).catch((error: unknown): StaffRefusal => {
      if (error instanceof RefusedStaff) return error.code
      log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'A lead could not be changed')
      return 'unavailable'
    })
    if (code === null) result.changed.push(lead.id)
    else result.refused.push({ id: lead.id, code })
  }
  return result
}
