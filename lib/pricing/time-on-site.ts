export type Complexity = 'Easy' | 'Moderate' | 'Complex'

/** How long a job takes where it is done. Of the same two ends, it takes about that long. */
export interface TimeOnSite {
  low: number
  high: number
  unit: 'hours' | 'days'
}

/** The hours of services without a time of their own, by complexity; `complex` also where no complexity is given. */
export interface TimeBands {
  easy: TimeOnSite
  moderate: TimeOnSite
  complex: TimeOnSite
}

/** What a service's document says about its time. */
export interface TimedService {
  complexity: Complexity | null
  timeOnSite: { low: number | null; high: number | null; unit: TimeOnSite['unit'] | null } | null
}

interface StoredBand {
  low?: number
  high?: number
}

interface StoredBands {
  timeBands: Partial<Record<keyof TimeBands, StoredBand>> | null
}

/** What the `estimatorSettings` document says. Where it says nothing, the bands of docs/product.md, Time on site. */
export function timeBandsOf(stored: StoredBands | null): TimeBands {
  const { easy, moderate, complex } = stored?.timeBands ?? {}
  return { easy: bandFrom(easy, 1, 2), moderate: bandFrom(moderate, 2, 4), complex: bandFrom(complex, 4, 8) }
}

function bandFrom(stored: StoredBand | undefined, low: number, high: number): TimeOnSite {
  return { low: stored?.low ?? low, high: stored?.high ?? high, unit: 'hours' }
}

/**
 * The time of an installation guide (docs/product.md, Installation guide): the first number of each step's estimate, in
 * minutes, added up, from minutes/60 to minutes/45 hours. `null` when no step says how long it takes.
 */
export function guideTime(stepEstimates: readonly string[]): TimeOnSite | null {
  const minutes = stepEstimates.reduce((sum, text) => sum + Number(text.match(/\d+/)?.[0] ?? 0), 0)
  return minutes === 0 ? null : { low: minutes / 60, high: minutes / 45, unit: 'hours' }
}

/** A service's own time; `null` where its document has none. */
export function ownTime({ timeOnSite }: Pick<TimedService, 'timeOnSite'>): TimeOnSite | null {
  if (!timeOnSite?.low) return null
  const { low, high, unit } = timeOnSite
  return { low, high: high ?? low, unit: unit ?? 'hours' }
}

/** A service's own time, or that of its complexity (docs/product.md, Time on site). */
export function timeOf(service: TimedService, bands: TimeBands): TimeOnSite {
  return ownTime(service) ?? bandOf(service.complexity, bands)
}

function bandOf(complexity: Complexity | null, { easy, moderate, complex }: TimeBands): TimeOnSite {
  if (complexity === 'Easy') return easy
  return complexity === 'Moderate' ? moderate : complex
}
