import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { EstimatedService } from '#lib/pricing/estimate.ts'
import type { EstimateLineWords } from '#lib/pricing/estimate-lines.ts'
import type { AddOn, EstimatorSettings } from '#lib/pricing/estimator-settings.ts'
import type { CityPrices } from '#lib/pricing/figure.ts'

export interface EstimatorCity extends CityPrices {
  slug: string
  /** With the province. */
  label: string
}

/** What the estimate is made of, and the address of the service's page. */
export type ServiceToEstimate = EstimatedService & { slug: string }

export interface EstimatorTexts {
  /** Beside the estimate in a city with an average, with `{city}` and `{average}`. */
  average: string
  /** The small print. */
  note: string
}

export type EstimatorWords = Dictionary['estimator'] & EstimateLineWords

export interface EstimatorProps {
  service: ServiceToEstimate
  settings: EstimatorSettings
  /** Those that can be chosen for the service. */
  addOns: AddOn[]
  cities: EstimatorCity[]
  /** A city's slug. */
  defaultCity: string
  texts: EstimatorTexts
  lang: Language
  words: EstimatorWords
}
