import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Figure } from '#lib/pricing/figure.ts'
import { figureName, figureText } from '#lib/pricing/figure-text.ts'

/** A job in words, in one language. */
export interface DescribedJob {
  /** Of the service or the bundle; empty where neither is chosen. */
  name: string
  city: string
  /** The chosen levels and add-ons, urgent, the contractor. */
  choices: string[]
  figure: Figure | null
  /** How long it takes, or how soon somebody comes in an emergency. */
  time: string
  /** The words of the choices an estimate was made with; `null` where none was made. */
  estimate: { complexity: string; timeline: string; addOns: string[] } | null
  /** Where it can be chosen again. */
  changeHref: string | null
}

/** `TV mounting · Toronto · Same day · Surround sound · Estimate $374-$823`: a job in one line. */
export function jobLine({ name, city, choices, figure }: DescribedJob, lang: Language): string {
  const price = [figureName(figure, getDictionary(lang).money), figureText(figure, lang)].join(' ').trim()
  return [name, city, ...choices, price].filter(Boolean).join(' · ')
}
