import type { Outbox } from '../outbox.ts'
import { LEAD_STATES, type LeadState } from '../store/tables.ts'

/** How many leads are not delivered, in each of their states: quick, however many have been delivered. */
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

/** How many leads there are in each state. */
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
