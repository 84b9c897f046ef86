import { dayBefore } from '#lib/site-day.ts'
import { type LocalTime, localTime, momentAt, zoneOf } from './local-time.ts'
import { LONGEST_AHEAD, OpeningHours, type StoredHours } from './opening-hours.ts'

/** The answers of a request on which its dates depend. */
export interface Asked {
  isEmergency: boolean
  /** One of the timelines of the form; empty without an answer. */
  timeline: string
  /** As `2026-12-20`; empty without an answer. */
  preferredDate: string
  /** The code of a province or territory. */
  province: string
}

/** The figures of the documents. */
export interface PromiseRules {
  openingHours: StoredHours | null | undefined
  /** The hours within which contractors have the request. Those of an emergency count day and night, others while we are open. */
  matchHours: number
  /** The open days until the quotes arrive, and the days until the work begins when the customer gave no time. */
  quoteDays: number
  workDays: number
}

/** The dates that a request is promised, on the clock of its province. Null where nothing can be promised. */
export interface Promised {
  matched: LocalTime
  /** The moment of `matched`, in milliseconds since 1970. */
  matchedAt: number
  /** False when the hours of the promise begin later, because we are closed. */
  hasBegun: boolean
  quotes: string | null
  work: {
    day: string /** True for the day itself, false for the last possible day. */
    isExact: boolean
  } | null
}

/** The days that the timelines of the form allow. "Flexible" promises nothing. */
const ALLOWED: Readonly<Record<string, number | null>> = {
  'This Week': 6,
  'Within 2 Weeks': 14,
  'Within a Month': 30,
  Flexible: null,
}

/**
 * The dates of what happens next. No date contradicts another or an answer of the request: the quotes arrive after the
 * contractors have the request and before the work, and the work is on the preferred date.
 * @param now in milliseconds since 1970
 */
export function promiseOf(asked: Asked, rules: PromiseRules, now: number): Promised {
  const { isEmergency, timeline, preferredDate, province } = asked
  const zone = zoneOf(province)
  const asOf = localTime(now, zone)
  const minutes = Math.min(rules.matchHours, 24 * LONGEST_AHEAD) * 60
  if (isEmergency) {
    const matchedAt = now + minutes * 60_000
    return { matched: localTime(matchedAt, zone), matchedAt, hasBegun: true, quotes: null, work: null }
  }
  const open = new OpeningHours(rules.openingHours, province)
  const matched = open.after(asOf, minutes)
  const arrival = open.daysAfter(matched.day, rules.quoteDays)
  const allowed = Object.hasOwn(ALLOWED, timeline) ? ALLOWED[timeline] : rules.workDays
  const last = allowed == null ? null : dayBefore(asOf.day, -Math.min(allowed, LONGEST_AHEAD))
  const wanted = preferredDate || last
  // Contractors hear of the request after the day that the customer wants, so no day can be promised.
  const isPossible = wanted !== null && wanted >= matched.day
  const work = isPossible ? { day: wanted, isExact: preferredDate !== '' } : null
  const quotes = work && work.day < arrival ? work.day : arrival
  return { matched, matchedAt: momentAt(matched, zone), hasBegun: open.isOpenAt(asOf), quotes, work }
}
