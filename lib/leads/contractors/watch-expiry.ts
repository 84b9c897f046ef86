import { aboutOf } from '#lib/notices/notices.ts'
import { localTime } from '#lib/requests/local-time.ts'
import { dayBefore, SITE_ZONE } from '#lib/site-day.ts'
import { peopleFor } from '../mails/people.ts'
import { addMail } from '../mails/queue.ts'
import type { Recipient } from '../mails/recipients.ts'
import { readFact, setFact } from '../store/facts.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction } from '../store/tables.ts'
import { addContractorEvent, type Contractor, changeIn, contractorIn } from './contractors.ts'
import { type Expiry, endingWithin, expiryKey, mayWork } from './expiry.ts'
import { tellState } from './states.ts'

/*
 * Licences and insurances that end. Each morning the site looks at all contractors: it warns them before an end, and pauses those
 * who may not work any more. Each contractor is one transaction with its row locked, and everything that is done is known by an
 * id or an event, so two servers do it once, and what a crash left out is done at the next look.
 */

/** The minute of the day of the look, on the site's clock. At this time all provinces have the same date. */
const MORNING = 8 * 60

/** The last day that was looked at. */
const LOOKED_AT = 'expiries_looked_at'

/** The days before an end at which a contractor is warned, the first warning first. */
const WARNINGS = [30, 7] as const

/** Looks at what ends, once a day. `recipients` are the staff who get mails about requests. */
export async function watchExpiries(
  store: LeadStore,
  recipients: () => Promise<readonly Recipient[]>,
): Promise<void> {
  const { day, minutes } = localTime(store.now(), SITE_ZONE)
  if (minutes < MORNING || (await readFact(store.db, LOOKED_AT)) === day) return
  const rows = await store.db
    .selectFrom('contractors')
    .selectAll()
    .where('state', 'in', ['checked', 'active', 'paused'])
    .execute()
  const ending = rows
    .map(contractorIn)
    .filter(({ profile }) => endingWithin(profile, day, WARNINGS[0]).length > 0)
  const people = ending.length > 0 ? peopleFor(await recipients(), 'change') : []
  for (const { id } of ending) await store.commits.run((trx) => look(trx, store, id, { day, people }))
  await store.commits.run((trx) => setFact(trx, LOOKED_AT, day))
}

async function look(
  trx: LeadTransaction,
  store: LeadStore,
  id: string,
  { day, people }: { day: string; people: readonly Recipient[] },
): Promise<void> {
  const query = trx.selectFrom('contractors').selectAll().where('id', '=', id)
  const row = await (store.locksRows ? query.forUpdate() : query).executeTakeFirst()
  if (!row) return
  const contractor = contractorIn(row)
  let hasEnded = false
  for (const expiry of endingWithin(contractor.profile, day, WARNINGS[0])) {
    if (expiry.expires >= day) await warn(trx, store, contractor, expiry, day)
    else if (await noteEnd(trx, store, contractor, expiry, people)) hasEnded = true
  }
  if (!hasEnded || contractor.state !== 'active' || mayWork(contractor.profile, day)) return
  const paused = await changeIn(
    trx,
    store,
    id,
    { state: 'paused', pausedBy: 'licence', pausedUntil: null },
    { actor: null, kind: 'state' },
  )
  if (paused) await tellState(trx, store, paused)
}

/** Queues the warning that is due. The id of its mail is remembered longer than the days in which it is due. */
async function warn(
  trx: LeadTransaction,
  store: LeadStore,
  { id, lang }: Contractor,
  expiry: Expiry,
  day: string,
): Promise<void> {
  if (!store.confirms) return
  const days = WARNINGS.findLast((before) => expiry.expires <= dayBefore(day, -before))
  const mail = {
    id: `proofExpires-${id}-${expiryKey(expiry)}-${days}`,
    kind: 'proofExpires',
    about: id,
    lang,
  } as const
  await addMail(trx, mail, store.now())
}

/** Writes the event of an end and tells staff. Returns false when it is known already. */
async function noteEnd(
  trx: LeadTransaction,
  store: LeadStore,
  { id }: Contractor,
  expiry: Expiry,
  people: readonly Recipient[],
): Promise<boolean> {
  const detail = expiryKey(expiry)
  const known = await trx
    .selectFrom('contractor_events')
    .select('id')
    .where('contractor_id', '=', id)
    .where('kind', '=', 'licence_expired')
    .where('detail', '=', detail)
    .executeTakeFirst()
  if (known) return false
  await addContractorEvent(trx, {
    contractor_id: id,
    at: store.now(),
    kind: 'licence_expired',
    actor: null,
    detail,
  })
  if (!store.confirms) return true
  for (const [place, { email, language }] of people.entries()) {
    const about = aboutOf({ to: email, id })
    const mail = {
      id: `proofExpired-${id}-${detail}-${place}`,
      kind: 'proofExpired',
      about,
      lang: language,
    } as const
    await addMail(trx, mail, store.now())
  }
  return true
}
