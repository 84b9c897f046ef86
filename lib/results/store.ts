import { sql } from 'kysely'
import type { Outbox } from '#lib/leads/outbox.ts'
import type { Tables } from '#lib/leads/store/tables.ts'

/** A number of visits on one day: of a page, of a campaign, to a step of the booking wizard, or in a bucket of a figure. */
export type DailyCount = Tables['daily_counts']

/** Adds counts to the stored counts. */
export async function addCounts(outbox: Outbox, counts: DailyCount[]): Promise<void> {
  await outbox.commits.run(async (trx) => {
    for (const count of counts) {
      await trx
        .insertInto('daily_counts')
        .values(count)
        .onConflict((conflict) =>
          conflict.columns(['day', 'kind', 'name']).doUpdateSet({
            count: sql`daily_counts.count + excluded.count`,
          }),
        )
        .execute()
    }
  })
}

/** The stored counts from one day to another, both included. */
export function readCounts({ db }: Outbox, from: string, to: string): Promise<DailyCount[]> {
  return db
    .selectFrom('daily_counts')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
}
