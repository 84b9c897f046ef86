import { sql } from 'kysely'
import type { FormType } from '../forms/index.ts'
import { EMERGENCY } from '../lead.ts'
import { isDayAskedFor } from '../life/in-state.ts'
import type { Outbox } from '../outbox.ts'
import { isOpenEmergency, summariesOf } from './list.ts'
import { type PromiseClock, type PromisedLead, withPromise } from './promise.ts'

/** The most requests that are put in order. Of more, those that have waited longest are shown. */
const MOST = 200

/** The most requests that one person is shown. `count` has the number of all. */
const MOST_SHOWN = 10

/** The forms whose new leads wait for staff. Contact messages and suggestions are answered by mail. */
const WAITING_FORMS: readonly FormType[] = ['lead', 'claim', 'contractor']

/**
 * What waits for a person: new requests, claims and contractor applications, and requests whose customer asks for another day,
 * that nobody handles or that this person handles. Emergencies are first, then those whose promise ends first; applications are
 * last.
 * @param me the account of the person
 */
export async function waitingFor(
  { db }: Outbox,
  me: string,
  clock: PromiseClock | null,
): Promise<{ leads: PromisedLead[]; count: number }> {
  const waiting = db
    .selectFrom('leads')
    .where('state', '!=', 'suspected')
    .where(({ eb, or }) => or([eb('handler', 'is', null), eb('handler', '=', me)]))
    .where(({ eb, or, and }) =>
      or([and([eb('stage', '=', 'new'), eb('type', 'in', WAITING_FORMS)]), isDayAskedFor]),
    )
  const { count } = await waiting
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await waiting
    .selectAll()
    .orderBy(isOpenEmergency, 'desc')
    .orderBy(sql`CASE WHEN type = 'contractor' THEN 1 ELSE 0 END`)
    .orderBy('received_at')
    .limit(MOST)
    .execute()
  const leads = (await summariesOf(db, rows)).map(withPromise(clock))
  const ordered = leads.toSorted((a, b) => rankOf(a) - rankOf(b) || sinceOf(a) - sinceOf(b))
  return { leads: ordered.slice(0, MOST_SHOWN), count: Number(count) }
}

function rankOf({ promise, lead, type }: PromisedLead): number {
  if (promise?.isEmergency ?? lead.urgency === EMERGENCY) return 0
  return type === 'contractor' ? 2 : 1
}

/** The end of the promise; without one the time since when it waits. */
const sinceOf = ({ promise, life, receivedAt }: PromisedLead): number =>
  promise?.until ?? life?.past.at(-1)?.at ?? receivedAt
