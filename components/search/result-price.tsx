import type { Language } from '#lib/i18n/languages.ts'
import { inCityNames } from '#lib/places/chosen-city.ts'
import type { Figure } from '#lib/pricing/figure.ts'
import { type FigureWords, figureFees, figureName, figureText } from '#lib/pricing/figure-text.ts'
import { inCity } from '../city/in-city.tsx'

interface ResultPriceProps {
  /** The slug of a service, when the price is that in Canada: it follows the chosen city. */
  of?: string | null
  figure: Figure | null
  words: FigureWords
  lang: Language
  size?: 'type-h4' | 'type-h5'
}

/**
 * The price of a search result with the name of the figure below it, such as `Average in Toronto` (docs/product.md, Money). The
 * caller passes the words, so that the browser need not load all dictionaries.
 */
export function ResultPrice({ of, figure, words, lang, size = 'type-h5' }: ResultPriceProps) {
  const fees = figureFees(figure, words, lang)
  return (
    <span className={`price ${size} py-1 text-right`} {...inCity(of)}>
      {figureText(figure, lang)}{' '}
      <span {...inCity(of && inCityNames.priceName(of))}>
        {figureName(figure, words)}
        {fees && `, ${fees}`}
      </span>
    </span>
  )
}
