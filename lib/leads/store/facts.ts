import type { Insertable, Kysely } from 'kysely'
import type { LeadTransaction, Tables } from './tables.ts'

/** Reads a value about the outbox itself, such as its version or an alarm. Null when no value is stored. */
export async function readFact(db: Kysely<Tables>, key: string): Promise<string | null> {
  const row = await db.selectFrom('lead_facts').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value ?? null
}

/** Stores a value about the outbox itself. A value of null deletes the stored value. */
export async function setFact(trx: LeadTransaction, key: string, value: string | null): Promise<void> {
  if (value === null) {
    await trx.deleteFrom('lead_facts').where('key', '=', key).execute()
    return
  }
  const row: Insertable<Tables['lead_facts']> = { key, value }
  await trx
    .insertInto('lead_facts')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/**
 * Replaces a value if it is still `from`, the value that was read before; null stands for no value. Returns false when another
 * process has changed the value.
 */
export async function replaceFact(
  trx: LeadTransaction,
  key: string,
  from: string | null,
  to: string,
): Promise<boolean> {
  const changed =
    from === null
      ? await trx
          .insertInto('lead_facts')
          .values({ key, value: to })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('key')
          .execute()
      : await trx
          .updateTable('lead_facts')
          .set({ value: to })
          .where('key', '=', key)
          .where('value', '=', from)
          .returning('key')
          .execute()
  return changed.length > 0
}

/** The key of a forwarder's alarm, which says that the CRM refuses our settings. It is stored until a delivery succeeds. */
export const alarmKey = (forwarder: string) => `alarm ${forwarder}`
