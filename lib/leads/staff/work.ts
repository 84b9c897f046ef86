import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type Identity, listAccounts } from '#lib/server/accounts/index.ts'
import { FACETS, type Facet } from '../facets.ts'
import type { Outbox } from '../outbox.ts'
import { addEvent } from '../store/rows.ts'
import { LEAD_STAGES, type LeadStage } from '../store/tables.ts'
import { mayWorkOnLeads } from './roles.ts'

const stage = z.enum(LEAD_STAGES)
const handler = z.string().max(100).nullable()
const note = z
  .string()
  .max(5000)
  .transform((text) => text.trim())

/** One thing that staff say of a lead, and what they saw before. */
export const workChange = z.discriminatedUnion('field', [
  z.object({ field: z.literal('stage'), from: stage, to: stage }),
  z.object({ field: z.literal('handler'), from: handler, to: handler }),
  z.object({ field: z.literal('note'), from: z.string(), to: note }),
])

export type WorkChange = z.output<typeof workChange>

/**
 * Stores what staff say of a lead. False: there is no such lead, it is suspected, or somebody else has changed the same
 * since it was looked at.
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
    // A note is in the lead alone, where it is erased with it.
    const detail = field === 'note' ? null : to
    await addEvent(trx, { submission_id: submissionId, at: now, kind: field, detail, actor })
    return true
  })
}

/** Somebody of the staff. */
export interface StaffMember {
  id: string
  displayName: string
  /** Whether leads can be handed to this person: an administrator or an editor whose account was not removed. */
  canHandle: boolean
}

/** Every account, removed ones too, and the person who asks, also when that is no account; sorted by name. */
export function staffOf(database: DatabaseSync, asking: Identity): StaffMember[] {
  const accounts = listAccounts(database).map(({ id, displayName, role, disabledAt }) => ({
    id,
    displayName,
    canHandle: disabledAt === null && mayWorkOnLeads(role),
  }))
  const others = accounts.filter(({ id }) => id !== asking.id)
  return [...others, { id: asking.id, displayName: asking.displayName, canHandle: true }].sort((a, b) =>
    a.displayName.localeCompare(b.displayName, 'en-CA'),
  )
}

export interface FacetCounts extends Record<Facet, Record<string, number>> {
  /** The accounts that work on leads. */
  handlers: string[]
}

/** What the leads say that the filters ask for, and how many say it. */
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

/** How many leads there are in each stage, without those suspected of being spam. */
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
