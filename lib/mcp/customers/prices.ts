import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Figure } from '#lib/pricing/figure.ts'
import { figureLabel, figureText } from '#lib/pricing/figure-text.ts'

/** A price range as the pages say it, and in whole Canadian dollars before tax; null when there is none to be said. */
export function priceOf(figure: Figure | null, lang: Language) {
  if (!figure) return null
  return {
    text: figureText(figure, lang),
    is: figureLabel(figure, getDictionary(lang).money, lang),
    min: figure.min,
    max: figure.max,
    currency: 'CAD',
    taxIncluded: false,
  }
}
