import { withoutNoise } from './price-range.ts'

/** An add-on as it is stored in documents. */
export interface StoredAddOn {
  _key: string
  name: string | null
  /** Whole dollars. */
  value: number | null
  description?: string | null
}

/** A level of a slider, with the factor for both ends of the price range. */
export interface Level {
  label: string
  factor: number
}

export interface AddOn {
  key: string
  name: string
  /** Whole dollars. */
  value: number
  /** A description of the work; may be empty. */
  description: string
}

/** The figures and labels of the estimator in one language; see `settingsOf`. */
export interface EstimatorSettings {
  /** The levels from very simple to very complex. */
  complexity: Level[]
  /** The level at the start, from 1. */
  defaultComplexity: number
  /** The levels from within 1 week to the same day. */
  timeline: Level[]
  defaultTimeline: number
  /** The default add-ons, for services without their own add-ons. */
  addOns: AddOn[]
  time: EstimatedTime
}

/** The hours from which `estimatedTime` (estimate.ts) calculates the time of an estimate. */
export interface EstimatedTime {
  easy: number
  moderate: number
  complex: number
  perLevel: number
  perAddOn: number
  minimum: number
}

interface StoredSettings {
  complexityLabels: string[] | null
  complexityBase: number | null
  complexityStep: number | null
  defaultComplexity: number | null
  timelineLevels: { label: string | null; factor: number | null }[] | null
  defaultTimeline: number | null
  defaultAddOns: StoredAddOn[] | null
  estimatedTime: Partial<EstimatedTime> | null
}

const COMPLEXITY_LEVELS = 5
const TIMELINE_FACTORS = [1, 1.15, 1.3, 1.5]
const TIME: EstimatedTime = {
  easy: 1.5,
  moderate: 2.5,
  complex: 3.5,
  perLevel: 0.5,
  perAddOn: 0.5,
  minimum: 1,
}

/** The values of the `estimatorSettings` document. Missing values are those of docs/product.md, Estimator. */
export function settingsOf(stored: StoredSettings | null): EstimatorSettings {
  const base = stored?.complexityBase ?? 0.8
  const step = stored?.complexityStep ?? 0.1
  return {
    complexity: Array.from({ length: COMPLEXITY_LEVELS }, (_, at) => ({
      label: stored?.complexityLabels?.[at] ?? '',
      factor: withoutNoise(base + (at + 1) * step),
    })),
    defaultComplexity: stored?.defaultComplexity ?? 2,
    timeline: TIMELINE_FACTORS.map((factor, at) => ({
      label: stored?.timelineLevels?.[at]?.label ?? '',
      factor: stored?.timelineLevels?.[at]?.factor ?? factor,
    })),
    defaultTimeline: stored?.defaultTimeline ?? 1,
    addOns: (stored?.defaultAddOns ?? []).map(toAddOn),
    time: { ...TIME, ...stored?.estimatedTime },
  }
}

/** An add-on with defaults for missing values. */
export function toAddOn({ _key, name, value, description }: StoredAddOn): AddOn {
  return { key: _key, name: name ?? '', value: value ?? 0, description: description ?? '' }
}
