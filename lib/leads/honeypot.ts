import { sql } from 'kysely'
import { readFact } from './store/facts.ts'
import type { LeadStore } from './store/lead-store.ts'
import type { LeadTransaction } from './store/tables.ts'

const DAY = 24 * 3_600_000

/**
 * The most leads with a filled honeypot (a hidden field that only machines fill in) that are kept for one network address and
 * day. They are kept for staff, because some browsers fill in hidden fields too: a person may have sent such a lead.
 */
const KEPT_OF_ADDRESS = 20

const COUNT = 'thrown_away'
const SINCE = 'thrown_away_since'

/** Whether a lead with a filled honeypot is kept. Above the limit it is thrown away and only counted. */
export async function isToBeKept(
  trx: LeadTransaction,
  { addressHash, now }: { addressHash: string; now: number },
): Promise<boolean> {
  const { count } = await trx
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('suspicion', '=', sql.lit('honeypot'))
    .where('address_hash', '=', addressHash)
    .where('received_at', '>', now - DAY)
    .executeTakeFirstOrThrow()
  return count < KEPT_OF_ADDRESS
}

/** Counts a lead that is thrown away. */
export async function countThrownAway(trx: LeadTransaction, now: number): Promise<void> {
  await trx
    .insertInto('lead_facts')
    .values({ key: COUNT, value: '1' })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value: sql<string>`CAST(CAST(lead_facts.value AS BIGINT) + 1 AS TEXT)` }),
    )
    .execute()
  await trx
    .insertInto('lead_facts')
    .values({ key: SINCE, value: String(now) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Leads that were thrown away, all with a filled honeypot. */
export interface ThrownAway {
  count: number
  /** The time when the first of them was thrown away, in milliseconds since 1970. */
  since: number
}

/** The number of leads that were thrown away; null when there are none. */
export async function thrownAway({ db }: LeadStore): Promise<ThrownAway | null> {
  const [count, since] = [await readFact(db, COUNT), await readFact(db, SINCE)]
  return count === null ? null : { count: Number(count), since: Number(since) }
}
