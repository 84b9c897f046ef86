import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Complexity, EstimatedTime, EstimateSettings } from '#lib/pricing/estimate.ts'
import type { PriceRange } from '#lib/pricing/price-range.ts'

export interface EstimatorCity {
  slug: string
  name: string
  /** With the province. */
  label: string
  multiplier: number
}

export interface AddOn {
  id: string
  name: string
  /** Whole dollars. */
  value: number
  /** What is done for it; may be empty. */
  description: string
}

export interface EstimatedService {
  slug: string
  complexity: Complexity | null
  base: PriceRange
  /** Formatted for the language. */
  baseText: string
}

export type EstimatorWords = Dictionary['estimator'] & { city: string }

export interface EstimatorProps {
  service: EstimatedService
  settings: EstimateSettings & {
    /** The complexity levels, from 1. */
    levels: string[]
    defaultLevel: number
    timeline: { label: string; factor: number }[]
    defaultTimeline: number
    cities: EstimatorCity[]
    /** A city's slug. */
    defaultCity: string
    time: EstimatedTime
  }
  addOns: AddOn[]
  note: string
  lang: Language
  words: EstimatorWords
}
