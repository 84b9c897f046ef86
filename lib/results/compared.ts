import type { Outbox } from '#lib/leads/outbox.ts'
import { dayBefore } from '#lib/site-day.ts'
import { type Counts, totalOf } from './counts.ts'
import { type Line, type Names, type Results, readResults } from './report.ts'

/** A line with the requests of the same name in the period before. */
export interface ComparedLine extends Line {
  before: number
}

/** The lists of results whose lines are compared. */
const COMPARED = ['pages', 'services', 'cities', 'campaigns'] as const

export type ComparedResults = Omit<Results, (typeof COMPARED)[number]> &
  Record<(typeof COMPARED)[number], ComparedLine[]> & {
    /** All of the period before, which has the same number of days. */
    before: Counts & { from: string; to: string }
  }

/** Visits and requests of some days, beside those of as many days before. */
export async function readCompared(
  outbox: Outbox,
  { to, days }: { to: string; days: number },
  names: Names,
): Promise<ComparedResults> {
  const from = dayBefore(to, days - 1)
  const former = { from: dayBefore(from, days), to: dayBefore(from, 1) }
  const now = await readResults(outbox, { from, to }, names)
  const before = await readResults(outbox, former, names)
  const compared = (list: (typeof COMPARED)[number]) => {
    const known = new Map(before[list].map(({ name, requests }) => [name, requests]))
    return now[list].map((line) => ({ ...line, before: known.get(line.name) ?? 0 }))
  }
  return {
    ...now,
    pages: compared('pages'),
    services: compared('services'),
    cities: compared('cities'),
    campaigns: compared('campaigns'),
    before: { ...former, ...totalOf(before.days) },
  }
}
