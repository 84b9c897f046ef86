import type { Language } from '#lib/i18n/languages.ts'
import type { Figure } from '#lib/pricing/figure.ts'
import { type FigureWords, figureLabel, figureText } from '#lib/pricing/figure-text.ts'

interface ResultPriceProps {
  figure: Figure | null
  words: FigureWords
  lang: Language
}

/**
 * The price of a search result with the name of the figure below it, such as `Average in Toronto` (docs/product.md, Money). The
 * caller passes the words, so that the browser need not load all dictionaries.
 */
export function ResultPrice({ figure, words, lang }: ResultPriceProps) {
  return (
    <span className="price type-h5 py-1 text-right">
      {figureText(figure, lang)} <span>{figureLabel(figure, words, lang)}</span>
    </span>
  )
}
