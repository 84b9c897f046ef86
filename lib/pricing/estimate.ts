import type { PriceRange } from './price-range.ts'

export type Complexity = 'Easy' | 'Moderate' | 'Complex'

/** What a customer chose in the estimator. */
export interface EstimateChoices {
  /** 1 (very simple) to 5 (very complex). */
  complexity: number
  /** The factor of the chosen timeline level: 1, 1.15, 1.3 or 1.5. */
  timelineFactor: number
  /** The city's price multiplier, such as 1.15 for Toronto. */
  cityMultiplier: number
  /** The prices of the chosen add-ons, in dollars. */
  addOns: readonly number[]
}

/** The figures the estimator works with; they are the `estimatorSettings` document's. */
export interface EstimateSettings {
  complexityBase: number
  complexityStep: number
}

/** The figures of the `estimatorSettings` document. Where it has none, 0.8 and 0.1 (docs/product.md, Estimator). */
export function settingsOf(
  stored: { complexityBase: number | null; complexityStep: number | null } | null,
): EstimateSettings {
  return { complexityBase: stored?.complexityBase ?? 0.8, complexityStep: stored?.complexityStep ?? 0.1 }
}

/** The factor of a complexity level: 0.8 + level x 0.1, unless the settings say otherwise. */
export function complexityFactor(
  level: number,
  { complexityBase, complexityStep }: EstimateSettings,
): number {
  return withoutNoise(complexityBase + level * complexityStep)
}

/**
 * The estimated price range in whole dollars (docs/product.md, Estimator): both ends of the base range times the
 * complexity, timeline and city factors, plus the add-ons, rounded.
 */
export function estimatePrice(
  base: PriceRange,
  choices: EstimateChoices,
  settings: EstimateSettings,
): PriceRange {
  const factor =
    complexityFactor(choices.complexity, settings) * choices.timelineFactor * choices.cityMultiplier
  const extras = choices.addOns.reduce((sum, value) => sum + value, 0)
  const total = (end: number) => Math.round(withoutNoise(end * factor + extras))
  return { min: total(base.min), max: total(base.max) }
}

/** Binary fractions: 0.8 + 3 x 0.1 is 1.1000000000000001, and 287.5 may come out as 287.49999999999994. */
function withoutNoise(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** Hours on site; they are the `estimatorSettings` document's. */
export interface EstimatedTime {
  easy: number
  moderate: number
  complex: number
  perLevel: number
  perAddOn: number
  minimum: number
}

/**
 * The estimated hours on site (docs/product.md, Estimator): a base by the service's complexity (Moderate when it has
 * none), half an hour more for each level above 2 (less below) and for each add-on, at least one hour.
 */
export function estimateHours(
  complexity: Complexity | null,
  level: number,
  addOnCount: number,
  time: EstimatedTime,
): number {
  const base = { Easy: time.easy, Moderate: time.moderate, Complex: time.complex }[complexity ?? 'Moderate']
  return Math.max(time.minimum, base + (level - 2) * time.perLevel + addOnCount * time.perAddOn)
}

/**
 * The hours of an installation guide (docs/product.md, Installation guide): the first number of each step's estimate,
 * in minutes, added up, shown as minutes/60 to minutes/45. `null` when no step says how long it takes.
 */
export function guideHours(stepEstimates: readonly string[]): { from: number; to: number } | null {
  const minutes = stepEstimates.reduce((sum, text) => sum + Number(text.match(/\d+/)?.[0] ?? 0), 0)
  return minutes === 0 ? null : { from: minutes / 60, to: minutes / 45 }
}
