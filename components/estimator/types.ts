import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { EstimatedService } from '#lib/pricing/estimate.ts'
import type { EstimateLineWords } from '#lib/pricing/estimate-lines.ts'
import type { EstimatorSettings } from '#lib/pricing/estimator-settings.ts'
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

/** An estimate, written out. */
export interface EstimateTexts {
  figure: string
  time: string
  /** The average in the city; empty without one. */
  average: string
  /** How the price adds up. */
  lines: { label: string; value: string }[]
}

export type EstimatorWords = Dictionary['estimator'] & EstimateLineWords

export interface EstimatorProps {
  service: ServiceToEstimate
  settings: EstimatorSettings
  /** Those that can be chosen for the service. */
  addOns: { key: string; name: string; description: string; price: string }[]
  cities: EstimatorCity[]
  /** A city's slug; empty without cities. */
  defaultCity: string
  /** The estimate before anything is chosen. */
  initial: EstimateTexts
  texts: EstimatorTexts
  lang: Language
  words: EstimatorWords
}
