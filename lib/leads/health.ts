import { z } from 'zod'
import type { Leads } from './index.ts'
import { MAIL } from './mails/mail.ts'
import type { Outbox } from './outbox.ts'
import { alarmKey, setFact } from './store/facts.ts'

/** A forwarder whose settings the CRM refuses, with the time and the status of its last refusal. */
const alarm = z.object({ forwarder: z.string(), status: z.number().nullable(), at: z.number() })

export type Alarm = z.infer<typeof alarm>

/** The alarms of the current forwarders and of the mail server. The next successful delivery removes an alarm. */
export async function alarmsOf({ outbox, delivery }: Leads): Promise<Alarm[]> {
  const rows = await outbox.db
    .selectFrom('lead_facts')
    .select('value')
    .where('key', 'in', [MAIL, ...delivery.forwarders].map(alarmKey))
    .execute()
  return rows.map(({ value }) => alarm.parse(JSON.parse(value)))
}

/** Milliseconds for which the result of a check is reused. Anybody may request the check, and each check writes to the disk. */
const GOOD_FOR = 2_000

let checked = { outbox: null as Outbox | null, at: 0 }

/** Writes a value to the database of the leads, to check that leads can be stored. Throws when the write fails. */
export async function checkOutbox(outbox: Outbox): Promise<void> {
  const now = outbox.now()
  // `Math.abs`, because the clock may have been set back since the last check.
  if (checked.outbox === outbox && Math.abs(now - checked.at) < GOOD_FOR) return
  await outbox.commits.run((trx) => setFact(trx, 'checked', String(now)))
  checked = { outbox, at: now }
}
