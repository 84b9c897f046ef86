import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Estimate } from './estimate.ts'
import { factorText } from './factor-text.ts'
import { type CityPrices, figureOrFallback, type PricedService } from './figure.ts'

export interface EstimateLineWords {
  /** The name of the price range. */
  range: string
  complexity: string
  timeline: string
  city: string
  /** A text with `{what}` and `{choice}`: `Complexity, Standard`. */
  factorOf: string
  /** A text with `{name}`, for a compulsory fee that is part of the range and that no factor changes. */
  feeInRange: string
}

/** The lines of an estimate: the price range with the compulsory fees in it, every factor, every add-on. */
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
  const { complexity, timeline, addOns } = estimate
  return [
    { label: words.range, value: formatters.priceRange(min, max) },
    ...fees.map(({ name, amount }) => ({
      label: fillPlaceholders(words.feeInRange, { name }),
      value: formatters.price(amount ?? 0),
    })),
    factorLine(words.complexity, complexity.label.toLocaleLowerCase(lang), complexity.factor),
    factorLine(words.timeline, timeline.label.toLocaleLowerCase(lang), timeline.factor),
    ...(city ? [factorLine(words.city, city.name, city.multiplier ?? 1)] : []),
    ...addOns.map(({ name, value }) => ({ label: name, value: `+\u00A0${formatters.price(value)}` })),
  ]
}
