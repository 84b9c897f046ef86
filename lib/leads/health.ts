import { z } from 'zod'
import type { Leads } from './index.ts'
import { MAIL } from './mails/mail.ts'
import type { Outbox } from './outbox.ts'
import { alarmKey, setFact } from './store/facts.ts'

/** A forwarder whose settings the CRM does not accept, with the time and the status of the last such answer. */
const alarm = z.object({ forwarder: z.string(), status: z.number().nullable(), at: z.number() })

export type Alarm = z.infer<typeof alarm>

/** Every alarm that has not been followed by a delivery, of the forwarders there are now, and of the mail server. */
export async function alarmsOf({ outbox, delivery }: Leads): Promise<Alarm[]> {
  const rows = await outbox.db
    .selectFrom('lead_facts')
    .select('value')
    .where('key', 'in', [MAIL, ...delivery.forwarders].map(alarmKey))
    .execute()
  return rows.map(({ value }) => alarm.parse(JSON.parse(value)))
}

/** Milliseconds for which a check is used again, because anybody may ask for the health. */
const GOOD_FOR = 2_000

let checked = { outbox: null as Outbox | null, at: 0 }

/** Writes to the outbox as a lead would be written. Throws when that does not work. */
export async function checkOutbox(outbox: Outbox): Promise<void> {
  const now = outbox.now()
  // The clock may have been set back since.
  if (checked.outbox === outbox && Math.abs(now - checked.at) < GOOD_FOR) return
  await outbox.commits.run((trx) => setFact(trx, 'checked', String(now)))
  checked = { outbox, at: now }
}
