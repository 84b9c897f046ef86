import type { Selectable } from 'kysely'
import type { Candidate } from '#lib/matching/types.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import { type Contractor, contractorIn, isAskable } from '../contractors/contractors.ts'
import { isOnCall } from '../contractors/profile.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { ContractorRow, LeadTransaction } from '../store/tables.ts'

const DAY = 24 * 3_600_000

/** The days whose answers say how fast a contractor answers. */
const ANSWER_DAYS = 90

/** What a contractor has to do now, and how the contractor has answered. */
export interface Load {
  openJobs: number
  offersThisWeek: number
  /** The median time of an answer; null without answers. */
  answerMinutes: number | null
  asked: number
  answered: number
  quoted: number
  chosen: number
  done: number
}

export const NO_LOAD: Load = {
  openJobs: 0,
  offersThisWeek: 0,
  answerMinutes: null,
  asked: 0,
  answered: 0,
  quoted: 0,
  chosen: 0,
  done: 0,
}

type Database = LeadStore['db'] | LeadTransaction

/**
 * The loads of all contractors that were asked in the last months, or of those with some ids, by id. A job counts as open until
 * its request is done.
 */
export async function readLoads(
  db: Database,
  now: number,
  ids?: readonly string[],
): Promise<Map<string, Load>> {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('leads', 'leads.submission_id', 'offers.submission_id')
    .select([
      'contractor_id',
      'offers.state',
      'asked_at',
      'answered_at',
      'quote_version',
      'chosen_at',
      'leads.stage',
    ])
    .where(({ eb, or }) =>
      or([eb('asked_at', '>', now - ANSWER_DAYS * DAY), eb('offers.state', '=', 'chosen')]),
    )
    .$if(ids !== undefined, (query) => query.where('contractor_id', 'in', [...(ids ?? [])]))
    .execute()
  const loads = new Map<string, Load & { times: number[] }>()
  for (const row of rows) {
    const load = loads.get(row.contractor_id) ?? { ...NO_LOAD, times: [] }
    loads.set(row.contractor_id, load)
    load.asked += 1
    if (row.asked_at > now - 7 * DAY) load.offersThisWeek += 1
    if (row.answered_at !== null) {
      load.answered += 1
      load.times.push((row.answered_at - row.asked_at) / 60_000)
    }
    if (row.quote_version > 0) load.quoted += 1
    if (row.state !== 'chosen') continue
    load.chosen += 1
    if (row.stage === 'done') load.done += 1
    else load.openJobs += 1
  }
  return new Map(
    [...loads].map(([id, { times, ...load }]) => [id, { ...load, answerMinutes: median(times) }]),
  )
}

function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/** The contractor in a row. Null, with a line in the log, when the profile cannot be read: the others are matched all the same. */
function readable(row: Selectable<ContractorRow>): Contractor | null {
  try {
    return contractorIn(row)
  } catch {
    log.error({ contractor: row.id }, 'The profile of a contractor cannot be read, so it is not matched')
    return null
  }
}

/**
 * What matching knows of all contractors who have not left.
 * @param ratings the ratings of public installers, by the id of their document
 */
export async function readCandidates(
  db: Database,
  now: number,
  ratings: ReadonlyMap<string, number>,
): Promise<(Candidate & { contractor: Contractor })[]> {
  const rows = await db.selectFrom('contractors').selectAll().where('state', '!=', 'left').execute()
  const loads = await readLoads(db, now)
  return rows.flatMap((row) => {
    const contractor = readable(row)
    if (!contractor) return []
    const { profile, lastAskedAt, installer } = contractor
    const { openJobs, offersThisWeek, answerMinutes } = loads.get(row.id) ?? NO_LOAD
    return {
      id: row.id,
      // Whom mails do not reach cannot answer.
      isActive: isAskable(contractor, now) && contractor.emailFailedAt === null,
      services: profile.services,
      categories: profile.categories,
      cities: profile.cities,
      provinces: profile.provinces,
      around: profile.around,
      licences: profile.licences,
      insurance: profile.insurance,
      isOnCall: isOnCall(profile, now),
      openJobs,
      mostOpenJobs: profile.limits.openJobs,
      offersThisWeek,
      mostOffersWeek: profile.limits.offersWeek,
      lastAskedAt,
      rating: installer === null ? null : (ratings.get(installer) ?? null),
      answerMinutes,
      contractor,
    }
  })
}
