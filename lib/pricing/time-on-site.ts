export type Complexity = 'Easy' | 'Moderate' | 'Complex'

/** The hours of a working day on site. */
export const HOURS_OF_DAY = 8

/** The duration of a job on site: 2 to 4 hours. `low` and `high` are equal for a single number: 1.5 hours. */
export interface TimeOnSite {
  low: number
  high: number
  unit: 'hours' | 'days'
  /** Words that follow the time, such as `over several days`. */
  note?: string
}

/** The hours of services without a time of their own, by complexity. `complex` is also used when no complexity is given. */
export interface TimeBands {
  easy: TimeOnSite
  moderate: TimeOnSite
  complex: TimeOnSite
}

/** The fields of a service's document that its time depends on. */
export interface TimedService {
  complexity: Complexity | null
  timeOnSite: { low: number | null; high: number | null; unit: TimeOnSite['unit'] | null } | null
  /** Words that follow the time, such as `over several days`. */
  timeNote?: string | null
}

interface StoredBand {
  low?: number
  high?: number
}

interface StoredBands {
  timeBands: Partial<Record<keyof TimeBands, StoredBand>> | null
}

/** The values of the `estimatorSettings` document. Missing values are the bands of docs/product.md, Time on site. */
export function timeBandsOf(stored: StoredBands | null): TimeBands {
  const { easy, moderate, complex } = stored?.timeBands ?? {}
  return { easy: bandFrom(easy, 1, 2), moderate: bandFrom(moderate, 2, 4), complex: bandFrom(complex, 4, 8) }
}

function bandFrom(stored: StoredBand | undefined, low: number, high: number): TimeOnSite {
  return { low: stored?.low ?? low, high: stored?.high ?? high, unit: 'hours' }
}

/**
 * The time of an installation guide (docs/product.md, Installation guide). The first number of each step's estimate counts as
 * minutes. Their sum divided by 60, and by 45, gives the two ends in hours. `null` when no step has a time.
 */
export function guideTime(stepEstimates: readonly string[]): TimeOnSite | null {
  const minutes = stepEstimates.reduce((sum, text) => sum + Number(text.match(/\d+/)?.[0] ?? 0), 0)
  return minutes === 0 ? null : { low: minutes / 60, high: minutes / 45, unit: 'hours' }
}

/** A service's own time; `null` when its document has none. */
export function ownTime({ timeOnSite, timeNote }: Omit<TimedService, 'complexity'>): TimeOnSite | null {
  if (!timeOnSite?.low) return null
  const { low, high, unit } = timeOnSite
  return withNote({ low, high: high ?? low, unit: unit ?? 'hours' }, timeNote)
}

/** Whether a service's document says something about its time. Then no other time is shown in its place. */
export function saysTime({ timeOnSite, timeNote }: Omit<TimedService, 'complexity'>): boolean {
  return Boolean(timeOnSite?.low || timeNote)
}

/** A time with the words that follow it. */
export const withNote = (time: TimeOnSite, note: TimedService['timeNote']): TimeOnSite =>
  note ? { ...time, note } : time

/** A service's own time, or else the time of its complexity with the service's note (docs/product.md, Time on site). */
export function timeOf(service: TimedService, bands: TimeBands): TimeOnSite {
  return ownTime(service) ?? withNote(bandOf(service.complexity, bands), service.timeNote)
}

function bandOf(complexity: Complexity | null, { easy, moderate, complex }: TimeBands): TimeOnSite {
  if (complexity === 'Easy') return easy
  return complexity === 'Moderate' ? moderate : complex
}
