import type { Language } from '#lib/i18n/languages.ts'
import type { Figure, FigureName } from '#lib/pricing/figure.ts'
import { figureName, figureText } from '#lib/pricing/figure-text.ts'

interface ResultPriceProps {
  figure: Figure | null
  /** The name of each kind of figure. */
  words: Readonly<Record<FigureName, string>>
  lang: Language
}

/**
 * The price of a search result with the name of the figure below it, such as `Average in Toronto` (docs/product.md, Money). The
 * caller passes the words, so that the browser need not load all dictionaries.
 */
export function ResultPrice({ figure, words, lang }: ResultPriceProps) {
  return (
    <span className="price type-h5 py-1 text-right">
      {figureText(figure, lang)} <span>{figureName(figure, words)}</span>
    </span>
  )
}
