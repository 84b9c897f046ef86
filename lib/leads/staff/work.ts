import { z } from 'zod'
import type { Identity } from '#lib/server/accounts/index.ts'
import type { Staff } from '#lib/staff/staff.ts'
import { FACETS, type Facet } from '../facets.ts'
import { readLife } from '../life/steps.ts'
import { addStateMail } from '../mails/states.ts'
import type { Outbox } from '../outbox.ts'
import { addEvent } from '../store/rows.ts'
import { LEAD_STAGES, type LeadStage, type LeadTransaction } from '../store/tables.ts'
import { mayWorkOnLeads } from './roles.ts'

const stage = z.enum(LEAD_STAGES)
const handler = z.string().max(100).nullable()
const note = z
  .string()
  .max(5000)
  .transform((text) => text.trim())

/** A change of a lead by staff. `from` is the value that the person saw: a change of an outdated value is refused. */
export const workChange = z.discriminatedUnion('field', [
  z.object({ field: z.literal('stage'), from: stage, to: stage }),
  z.object({ field: z.literal('handler'), from: handler, to: handler }),
  z.object({ field: z.literal('note'), from: z.string(), to: note }),
])

export type WorkChange = z.output<typeof workChange>

/**
 * Stores a change of a lead by staff. Returns false when the lead does not exist, is suspected, or somebody else has changed the
 * same value meanwhile.
 */
export function changeWork(
  outbox: Outbox,
  submissionId: string,
  { field, from, to }: WorkChange,
  actor: string,
): Promise<boolean> {
  const now = outbox.now()
  return outbox.commits.run(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('leads')
      .set({ [field]: to })
      .where('submission_id', '=', submissionId)
      .where('state', '!=', 'suspected')
      .where(field, 'is not distinct from', from)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    // The text of a note is only in the lead, so that it is erased with the lead.
    const detail = field === 'note' ? null : to
    await addEvent(trx, { submission_id: submissionId, at: now, kind: field, detail, actor })
    if (field === 'stage' && outbox.confirms) await tellClaimant(trx, submissionId, now)
    return true
  })
}

/** Queues the mail about the state of a claim. A request has mails about its steps, and the other forms have no states. */
async function tellClaimant(trx: LeadTransaction, submissionId: string, now: number): Promise<void> {
  const claim = await trx
    .selectFrom('leads')
    .select(['submission_id', 'lang', 'email_proven_at', 'received_at'])
    .where('submission_id', '=', submissionId)
    .where('type', '=', 'claim')
    .executeTakeFirst()
  if (claim) await addStateMail(trx, claim, await readLife(trx, submissionId, claim.received_at), now)
}

/** A member of staff. */
export interface StaffMember {
  id: string
  displayName: string
  /** Whether leads can be assigned to this person: an administrator or an editor whose account was not removed. */
  canHandle: boolean
}

/** All members of staff and the sender, sorted by name. The sender may be a script's token, which is in no list of staff. */
export async function staffOf(staff: Staff, asking: Identity): Promise<StaffMember[]> {
  const colleagues = (await staff.colleagues()).map(({ id, displayName, role, isRemoved }) => ({
    id,
    displayName,
    canHandle: !isRemoved && mayWorkOnLeads(role),
  }))
  const others = colleagues.filter(({ id }) => id !== asking.id)
  return [...others, { id: asking.id, displayName: asking.displayName, canHandle: true }].sort((a, b) =>
    a.displayName.localeCompare(b.displayName, 'en-CA'),
  )
}

export interface FacetCounts extends Record<Facet, Record<string, number>> {
  /** The accounts that work on leads. */
  handlers: string[]
}

/** For each filter, the values that leads have, with the number of leads of each value. */
export async function countFacets({ db }: Outbox): Promise<FacetCounts> {
  const columns = ['handler', ...FACETS] as const
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => [...columns, fn.countAll<number>().as('count')])
    .groupBy(columns)
    .execute()
  const counts: FacetCounts = { page: {}, service: {}, city: {}, campaign: {}, handlers: [] }
  for (const row of rows) {
    for (const facet of FACETS) {
      const value = row[facet]
      if (value) counts[facet][value] = (counts[facet][value] ?? 0) + row.count
    }
  }
  counts.handlers = [...new Set(rows.flatMap(({ handler }) => handler ?? []))]
  return counts
}

/** The number of leads in each stage, without suspected spam. */
export async function countStages({ db }: Outbox): Promise<Record<LeadStage, number>> {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => ['stage', fn.countAll<number>().as('count')])
    .where('state', '!=', 'suspected')
    .groupBy('stage')
    .execute()
  const counts = { new: 0, working: 0, done: 0, declined: 0 }
  for (const { stage, count } of rows) counts[stage] = count
  return counts
}
