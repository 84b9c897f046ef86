import { EMERGENCY } from '../lead.ts'
import type { Outbox } from '../outbox.ts'
import { isOpenEmergency, summariesOf } from './list.ts'
import { type PromiseClock, type PromisedLead, withPromise } from './promise.ts'

/** The most requests that are put in order. Of more, those that have waited longest are shown. */
const MOST = 200

/** The most requests that one person is shown. `count` has the number of all. */
const MOST_SHOWN = 10

/**
 * The new requests that nobody handles, or that this person handles: emergencies first, then those whose promise ends first.
 * @param me the account of the person
 */
export async function waitingFor(
  { db }: Outbox,
  me: string,
  clock: PromiseClock | null,
): Promise<{ leads: PromisedLead[]; count: number }> {
  const waiting = db
    .selectFrom('leads')
    .where('type', '=', 'lead')
    .where('stage', '=', 'new')
    .where('state', '!=', 'suspected')
    .where(({ eb, or }) => or([eb('handler', 'is', null), eb('handler', '=', me)]))
  const { count } = await waiting
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await waiting
    .selectAll()
    .orderBy(isOpenEmergency, 'desc')
    .orderBy('received_at')
    .limit(MOST)
    .execute()
  const leads = (await summariesOf(db, rows)).map(withPromise(clock))
  const ordered = leads.toSorted((a, b) => isFirst(b) - isFirst(a) || endOf(a) - endOf(b))
  return { leads: ordered.slice(0, MOST_SHOWN), count: Number(count) }
}

const isFirst = ({ promise, lead }: PromisedLead): number =>
  Number(promise?.isEmergency ?? lead.urgency === EMERGENCY)

const endOf = ({ promise, receivedAt }: PromisedLead): number => promise?.until ?? receivedAt
