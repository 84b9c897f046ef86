import { EMERGENCY, type Lead } from '#lib/leads/lead.ts'
import { readCandidates } from '#lib/leads/offers/candidates.ts'
import { answersOf } from '#lib/leads/offers/match-due.ts'
import { type MatchFacts, matchJobOf } from '#lib/leads/offers/matching.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import type { PromiseClock } from '#lib/leads/staff/promise.ts'
import { kmBetween } from '#lib/matching/distance.ts'
import { matchOf } from '#lib/matching/match.ts'
import type { MatchJob } from '#lib/matching/types.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { dayBefore, siteDay } from '#lib/site-day.ts'
import { MATCH_COUNTS, type MatchCounts, type MatchLine, type MatchResults } from './match-counts.ts'
import { type Names, OTHER } from './report.ts'

interface Days {
  from: string
  to: string
}

/** Sums up the requests that came on some days, both included. Null for a site that has no contractors. */
export async function readMatching(
  outbox: Outbox,
  days: Days,
  { names, facts, clock }: { names: Names; facts: MatchFacts; clock: PromiseClock },
): Promise<MatchResults | null> {
  const requests = await readMatched(outbox, days)
  const candidates = await readCandidates(outbox.db, outbox.now(), facts.ratings)
  if (candidates.length === 0 && !requests.some(({ offers }) => offers.length > 0)) return null
  const fits = fitterOf(candidates, outbox.now())
  const all = { ...NONE }
  const [services, cities] = [new Map<string, MatchCounts>(), new Map<string, MatchCounts>()]
  for (const { row, offers, isNobody } of requests) {
    const lead: Lead = JSON.parse(row.lead)
    const { isEmergency, until } = clock(answersOf(row, lead), row.received_at)
    const answers = offers.flatMap(({ answered_at }) => answered_at ?? [])
    const isChosen = offers.some(({ chosen_at }) => chosen_at !== null)
    const isOpen = row.stage === 'new' || row.stage === 'working'
    const counts: MatchCounts = {
      asked: Number(offers.length > 0),
      inTime: Number(answers.some((at) => at <= until)),
      quoted: Number(offers.some(({ quote_version }) => quote_version > 0)),
      chosen: Number(isChosen),
      done: Number(isChosen && row.stage === 'done'),
      missing: Number(
        isNobody ||
          (facts.settings.mode !== 'off' &&
            isOpen &&
            offers.length === 0 &&
            !fits(matchJobOf(lead, isEmergency || row.urgency === EMERGENCY, facts))),
      ),
    }
    if (counts.asked === 0 && counts.missing === 0) continue
    add(all, counts)
    add(lineOf(services, names.service(row.service ?? '') ?? OTHER), counts)
    add(lineOf(cities, names.city(row.city ?? '') ?? OTHER), counts)
  }
  return { all, services: sorted(services), cities: sorted(cities) }
}

/** The numbers of a week for its mail: requests that contractors were asked about, that have a quote, that found nobody. */
export async function countMatched(outbox: Outbox, days: Days) {
  const requests = await readMatched(outbox, days)
  const count = (is: (request: (typeof requests)[number]) => boolean) => requests.filter(is).length
  return {
    asked: count(({ offers }) => offers.length > 0),
    quoted: count(({ offers }) => offers.some(({ quote_version }) => quote_version > 0)),
    nobody: count(({ isNobody }) => isNobody),
  }
}

/** The bookings and quote requests of some days, with their offers, and whether their customers were told that nobody was found. */
async function readMatched({ db }: Outbox, { from, to }: Days) {
  // Reads one more day at both ends, because days of the site do not begin at midnight UTC.
  const [first, end] = [Date.parse(dayBefore(from, 1)), Date.parse(dayBefore(to, -2))]
  const rows = await db
    .selectFrom('leads')
    .select(['submission_id', 'lead', 'fields', 'service', 'city', 'urgency', 'stage', 'received_at'])
    .where('type', '=', 'lead')
    .where('state', '!=', 'suspected')
    .where('received_at', '>=', first)
    .where('received_at', '<', end)
    .execute()
  const offers = await db
    .selectFrom('offers')
    .innerJoin('leads', 'leads.submission_id', 'offers.submission_id')
    .select(['offers.submission_id as id', 'answered_at', 'quote_version', 'chosen_at'])
    .where('leads.received_at', '>=', first)
    .where('leads.received_at', '<', end)
    .execute()
  const nobody = await db
    .selectFrom('lead_events')
    .innerJoin('leads', 'leads.submission_id', 'lead_events.submission_id')
    .select('lead_events.submission_id as id')
    .where('lead_events.kind', '=', 'nobody')
    .where('leads.received_at', '>=', first)
    .where('leads.received_at', '<', end)
    .execute()
  const byRequest = Map.groupBy(offers, ({ id }) => id)
  const withNobody = new Set(nobody.map(({ id }) => id))
  return rows
    .filter(({ received_at }) => siteDay(received_at) >= from && siteDay(received_at) <= to)
    .map((row) => ({
      row,
      offers: byRequest.get(row.submission_id) ?? [],
      isNobody: withNobody.has(row.submission_id),
    }))
}

/** Says whether some contractor fits a job now. Many requests ask for the same in the same city, so each is tried once. */
function fitterOf(
  candidates: Awaited<ReturnType<typeof readCandidates>>,
  now: number,
): (job: MatchJob) => boolean {
  const known = new Map<string, boolean>()
  return (job) => {
    const key = JSON.stringify(job)
    const before = known.get(key)
    if (before !== undefined) return before
    const today = localTime(now, zoneOf(job.province)).day
    const { chosen } = matchOf(job, candidates, {
      most: 1,
      askedBefore: [],
      preferred: null,
      today,
      kmBetween,
    })
    known.set(key, chosen.length > 0)
    return chosen.length > 0
  }
}

const NONE: MatchCounts = { asked: 0, inTime: 0, quoted: 0, chosen: 0, done: 0, missing: 0 }

function add(sum: MatchCounts, counts: MatchCounts): void {
  for (const name of MATCH_COUNTS) sum[name] += counts[name]
}

function lineOf(lines: Map<string, MatchCounts>, name: string): MatchCounts {
  const line = lines.get(name) ?? { ...NONE }
  lines.set(name, line)
  return line
}

const sorted = (lines: ReadonlyMap<string, MatchCounts>): MatchLine[] =>
  [...lines]
    .map(([name, counts]) => ({ name, ...counts }))
    .sort((one, other) => other.missing - one.missing || other.asked - one.asked)
