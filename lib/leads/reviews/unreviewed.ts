import type { LeadStore } from '../store/lead-store.ts'
import { isReviewable } from './link.ts'

const DAY = 24 * 3_600_000

/** The most times that a customer is asked for a review of one job. Mails that staff sent count too. */
const MOST_ASKED = 2

/** Days after which a job is too old to be asked for by itself: so a site that sets the days asks nobody about its old jobs. */
const LONGEST_AGO = 14

/**
 * The jobs whose customers are to be asked for a review: done for `days`, asked less than twice, and for `days` not asked. The
 * end of the work is the newest step or stage of a job that is done.
 */
export async function unreviewedLeads({ db, now }: LeadStore, days: number): Promise<string[]> {
  const at = now()
  const rows = await db
    .selectFrom('leads')
    .innerJoin('lead_events as event', 'event.submission_id', 'leads.submission_id')
    .select(({ fn }) => [
      'leads.submission_id as id',
      fn.max('event.at').filterWhere('event.kind', 'in', ['step', 'stage']).as('doneAt'),
      fn.max('event.at').filterWhere('event.kind', '=', 'review_mail').as('askedAt'),
      fn.countAll<number>().filterWhere('event.kind', '=', 'review_mail').as('asked'),
    ])
    .where(isReviewable)
    .groupBy('leads.submission_id')
    .execute()
  return rows.flatMap(({ id, doneAt, askedAt, asked }) => {
    const isDue = doneAt !== null && doneAt <= at - days * DAY && doneAt > at - (2 * days + LONGEST_AGO) * DAY
    const isAsked = Number(asked) >= MOST_ASKED || (askedAt !== null && askedAt > at - days * DAY)
    return isDue && !isAsked ? [id] : []
  })
}
