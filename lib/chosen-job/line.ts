import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Figure } from '#lib/pricing/figure.ts'
import { figureName, figureWithFees } from '#lib/pricing/figure-text.ts'
import type { QuestionKind } from '#lib/questions/questions.ts'

/** A job in words, in one language. */
export interface DescribedJob {
  /** The name of the service or bundle; empty when neither is chosen. */
  name: string
  city: string
  /** The two letters of the city's province; empty without a city. */
  province: string
  /** The chosen levels and add-ons, the urgency, the contractor. */
  choices: string[]
  /** The answers to the questions of the service, in words. */
  answers: { question: string; kind: QuestionKind; value: string; label: string; text: string }[]
  figure: Figure | null
  /** The duration, or the response time in an emergency. */
  time: string
  /** The choices of the estimate in words; `null` when there is no estimate. */
  estimate: { complexity: string; timeline: string; addOns: string[] } | null
  /** The path of the page on which the job can be changed; `null` for a job that is only typed words or a city. */
  changeHref: string | null
}

/** `TV mounting · Toronto · Same day · Surround sound · Estimate $374-$823`: a job in one line, without its answers. */
export function jobLine({ name, city, choices, figure }: DescribedJob, lang: Language): string {
  const { money } = getDictionary(lang)
  const price = [figureName(figure, money), figureWithFees(figure, money, lang)].join(' ').trim()
  return [name, city, ...choices, price].filter(Boolean).join(' · ')
}
