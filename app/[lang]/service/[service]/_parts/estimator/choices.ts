import type { EstimatorSettings } from '#lib/pricing/estimator-settings.ts'
import type { EstimatorCity } from './types.ts'

/** What the estimator begins with. */
export function firstChoices({ defaultComplexity, defaultTimeline }: EstimatorSettings) {
  const addOns: readonly string[] = []
  return { complexity: defaultComplexity, timeline: defaultTimeline, addOns }
}

/** The chosen city, else the first. */
export function cityOf(cities: EstimatorCity[], chosen: string): EstimatorCity | null {
  return cities.find(({ slug }) => slug === chosen) ?? cities[0] ?? null
}
