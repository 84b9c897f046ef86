import { GIVE_UP_AFTER } from '../backoff.ts'
import { readFact, replaceFact, setFact } from '../store/facts.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction } from '../store/tables.ts'
import type { MailKind } from './mail.ts'
import { addMail } from './queue.ts'
import type { Recipient } from './recipients.ts'

const HOUR = 3_600_000

type People = () => Promise<readonly Recipient[]>

const PARKED_AT = 'parked_at'
const ALERTED_AT = 'parked_alert_at'

/** Stores the time when a lead was parked. `alertOfParked` reads it. */
export function noteParked(trx: LeadTransaction, now: number): Promise<void> {
  return setFact(trx, PARKED_AT, String(now))
}

/** Queues an alert to each recipient when a lead was parked since the last alert, at most once an hour. */
export async function alertOfParked(store: LeadStore, recipients: People): Promise<void> {
  const now = store.now()
  const parkedAt = Number(await readFact(store.db, PARKED_AT))
  const alertedAt = await readFact(store.db, ALERTED_AT)
  if (!parkedAt || parkedAt <= Number(alertedAt) || now - Number(alertedAt) < HOUR) return
  const key = { key: ALERTED_AT, from: alertedAt, to: String(now) }
  await addAlert(store, 'parkedLeads', key, await recipients())
}

/** Milliseconds for which the CRM may fail before staff are told. */
const PATIENCE = 600_000

/** The fact whose value is `fails` or `works`, and the time of the last alert that the CRM fails. */
const CRM = 'crm_alert'

/**
 * Queues an alert to each recipient when the CRM has taken no lead for ten minutes though one waits, and another when it takes
 * leads again. The first comes at most once an hour.
 */
export async function alertOfCrm(store: LeadStore, recipients: People): Promise<void> {
  const now = store.now()
  const stored = await readFact(store.db, CRM)
  const [state, time] = (stored ?? 'works 0').split(' ')
  const at = Number(time)
  if (state === 'fails') {
    if (!(await hasDeliveredSince(store, at))) return
    await addAlert(store, 'crmWorks', { key: CRM, from: stored, to: `works ${at}` }, await recipients())
    // `Math.abs`, because the clock may have been set back since.
  } else if (Math.abs(now - at) >= HOUR && (await isFailing(store))) {
    await addAlert(store, 'crmFails', { key: CRM, from: stored, to: `fails ${now}` }, await recipients())
  }
}

/** Whether a lead waits that was tried ten minutes ago, and none was delivered since. */
async function isFailing(store: LeadStore): Promise<boolean> {
  const { first } = await store.db
    .selectFrom('leads')
    .select(({ fn }) => fn.max('give_up_at').as('first'))
    .where('state', '=', 'waiting')
    .where('give_up_at', '<=', store.now() - PATIENCE + GIVE_UP_AFTER)
    .executeTakeFirstOrThrow()
  return first !== null && !(await hasDeliveredSince(store, Number(first) - GIVE_UP_AFTER))
}

async function hasDeliveredSince({ db }: LeadStore, time: number): Promise<boolean> {
  const found = await db
    .selectFrom('leads')
    .select('submission_id')
    .where('delivered_at', '>', time)
    .executeTakeFirst()
  return found !== undefined
}

/** Queues an alert if a fact is still what it was. So of several processes that see the same, only one queues it. */
function addAlert(
  store: LeadStore,
  kind: Extract<MailKind, 'parkedLeads' | 'crmFails' | 'crmWorks'>,
  { key, from, to }: { key: string; from: string | null; to: string },
  people: readonly Recipient[],
): Promise<void> {
  const now = store.now()
  return store.commits.run(async (trx) => {
    if (!(await replaceFact(trx, key, from, to))) return
    for (const [place, { email, language }] of people.entries()) {
      await addMail(trx, { id: `${kind}-${now}-${place}`, kind, about: email, lang: language }, now)
    }
  })
}
