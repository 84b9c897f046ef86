import { brokenRules } from './match.ts'
import type { Candidate, MatchJob, MatchSettings } from './types.ts'

/** A contractor with the days on which it could begin. Days are dates such as `2026-12-08`. */
export interface FreeCandidate extends Candidate {
  /** The first day after its pause; null when it is not paused. A pause without end makes it not active. */
  backOn: string | null
  /** The days that its quotes of the last days name as the first ones on which the work can be done. */
  days: readonly string[]
}

type Settings = Pick<MatchSettings, 'today' | 'kmBetween'>

/**
 * The first day after today on which a contractor who may be asked about the job is free, as far as contractors have said: by a
 * day in a quote, or by the end of a pause. Null when nobody has said a day.
 */
export function nextFreeDay(
  job: MatchJob,
  contractors: readonly FreeCandidate[],
  settings: Settings,
): string | null {
  const days = contractors.flatMap((contractor) => {
    const day = dayOf(contractor, settings.today)
    // Licence and insurance have to hold on that day, not only today.
    return day !== null && mayBeAsked(job, contractor, { ...settings, today: day }) ? [day] : []
  })
  return days.toSorted()[0] ?? null
}

function dayOf({ backOn, days }: FreeCandidate, today: string): string | null {
  const from = days.filter((day) => day > today && (backOn === null || day >= backOn)).toSorted()[0]
  return from ?? (backOn !== null && backOn > today ? backOn : null)
}

/** How many contractors would be asked now about at least one of these emergencies. */
export function onCallNow(
  contractors: readonly FreeCandidate[],
  emergencies: readonly MatchJob[],
  settings: Settings,
): number {
  return contractors.filter(
    (contractor) =>
      contractor.isOnCall &&
      contractor.backOn === null &&
      emergencies.some((job) => mayBeAsked(job, contractor, settings)),
  ).length
}

const mayBeAsked = (job: MatchJob, contractor: FreeCandidate, settings: Settings): boolean =>
  brokenRules(job, contractor, { ...settings, most: 1, askedBefore: [], preferred: null }).length === 0
