import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type AnswerWords, answerText, type Effect } from '#lib/questions/questions.ts'
import type { Estimate } from './estimate.ts'
import { factorText } from './factor-text.ts'
import { type CityPrices, figureOrFallback, type PricedService } from './figure.ts'

export interface EstimateLineWords extends AnswerWords {
  /** The name of the price range. */
  range: string
  complexity: string
  timeline: string
  city: string
  /** A text with `{what}` and `{choice}`: `Complexity, Standard`. */
  factorOf: string
  /** A text with `{name}`, for a compulsory fee that is part of the range and that no factor changes. */
  feeInRange: string
  /** For an answer: who has to do the work, and that the contractor has to say the price. */
  electrician: string
  askFirst: string
}

/** The lines of an estimate: the price range with the compulsory fees in it, every factor, every add-on, every answer with an effect. */
export function estimateLines(
  { service, city, estimate }: { service: PricedService; city: CityPrices | null; estimate: Estimate },
  lang: Language,
  words: EstimateLineWords,
): { label: string; value: string }[] {
  const formatters = getFormatters(lang)
  const { min, max, fees = [] } = figureOrFallback(service)
  const factorLine = (what: string, choice: string, factor: number) => ({
    label: fillPlaceholders(words.factorOf, { what, choice }),
    value: factorText(factor, formatters),
  })
  const added = (amount: number) => `+\u00A0${formatters.price(amount)}`
  const effectText = ({ kind, amount }: Effect) => {
    if (kind === 'add') return added(amount)
    if (kind === 'multiply') return factorText(amount, formatters)
    if (kind === 'ask') return words.askFirst
    return [words.electrician, amount ? added(amount) : ''].filter(Boolean).join(', ')
  }
  const { complexity, timeline, addOns, given } = estimate
  return [
    { label: words.range, value: formatters.priceRange(min, max) },
    ...fees.map(({ name, amount }) => ({
      label: fillPlaceholders(words.feeInRange, { name }),
      value: formatters.price(amount ?? 0),
    })),
    factorLine(words.complexity, complexity.label.toLocaleLowerCase(lang), complexity.factor),
    factorLine(words.timeline, timeline.label.toLocaleLowerCase(lang), timeline.factor),
    ...(city ? [factorLine(words.city, city.name, city.multiplier ?? 1)] : []),
    ...addOns.map(({ name, value }) => ({ label: name, value: added(value) })),
    ...given.flatMap((answer) => {
      const { question, effect } = answer
      const label = fillPlaceholders(words.factorOf, {
        what: question.label,
        choice: answerText(answer, words),
      })
      return effect ? [{ label, value: effectText(effect) }] : []
    }),
  ]
}
