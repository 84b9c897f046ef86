import type { ReactNode } from 'react'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { EstimatedService } from '#lib/pricing/estimate.ts'
import type { EstimateLineWords } from '#lib/pricing/estimate-lines.ts'
import type { EstimatorSettings } from '#lib/pricing/estimator-settings.ts'
import type { CityPrices } from '#lib/pricing/figure.ts'
import type { Answers } from '#lib/questions/answers.ts'
import type { JobQuestion } from '#lib/questions/questions.ts'

export interface EstimatorCity extends CityPrices {
  slug: string
  /** The name with the province: `Toronto, ON`. */
  label: string
  /** The taxes that come on top of an estimate, as a sentence. */
  tax: string
}

/** The data of a service for its estimate, and the slug of its page. */
export type ServiceToEstimate = EstimatedService & { slug: string }

export interface EstimatorTexts {
  /** A sentence with `{city}` and `{average}`, shown below the estimate in a city that has an average price. */
  average: string
  /** The note in small print below the estimate. */
  note: string
  /** What is said of taxes where no city is chosen. */
  tax: string
}

/** The texts of an estimate. */
export interface EstimateTexts {
  figure: string
  time: string
  /** The sentence about the average price in the city; empty when the city has none. */
  average: string
  /** The lines of the calculation. */
  lines: { label: string; value: string }[]
  /** The links to the forms, with the choices. */
  quoteHref: string
  bookHref: string
}

export interface EstimatorChoices {
  /** The slug of a city; empty when the estimator has no cities. */
  city: string
  complexity: number
  timeline: number
  /** The keys of add-ons. */
  addOns: readonly string[]
  /** The answers to the questions of the service. */
  answers: Answers
}

export type EstimatorWords = Dictionary['estimator'] & EstimateLineWords

export interface EstimatorProps {
  service: ServiceToEstimate
  questions: readonly JobQuestion[]
  settings: EstimatorSettings
  /** The add-ons that can be chosen for the service. */
  addOns: { key: string; name: string; description: string; price: string }[]
  cities: EstimatorCity[]
  /** The slug of a city; empty when `cities` is empty. */
  defaultCity: string
  /** The choices that the server has rendered, and the estimate for them. */
  start: EstimatorChoices
  initial: EstimateTexts
  /** What the server renders: selects that stand for the sliders without scripts, the questions, the end with the button. */
  plain: Record<'complexity' | 'timeline' | 'questions' | 'end', ReactNode>
  texts: EstimatorTexts
  lang: Language
  words: EstimatorWords
}
