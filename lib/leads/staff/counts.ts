import { EMERGENCY } from '../lead.ts'
import type { Outbox } from '../outbox.ts'
import { LEAD_STATES, type LeadState } from '../store/tables.ts'

/** The number of undelivered leads in each state. An index without delivered leads keeps the query fast. */
export async function countUndelivered({ db }: Outbox) {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('state', '<>', 'delivered')
    .groupBy('state')
    .execute()
  const counts = { waiting: 0, parked: 0, suspected: 0 }
  for (const { state, count } of rows) if (state !== 'delivered') counts[state] = Number(count)
  return counts
}

/** The number of leads in each state. */
export async function countLeads({ db }: Outbox): Promise<Record<LeadState, number>> {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const counts = new Map(rows.map(({ state, count }) => [state, count]))
  return Object.fromEntries(LEAD_STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<
    LeadState,
    number
  >
}

/** The number of emergencies that are new and that nobody handles. */
export async function countEmergencies({ db }: Outbox): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('urgency', '=', EMERGENCY)
    .where('stage', '=', 'new')
    .where('handler', 'is', null)
    .where('state', '<>', 'suspected')
    .executeTakeFirstOrThrow()
  return Number(count)
}
