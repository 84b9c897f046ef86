import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Figure } from '#lib/pricing/figure.ts'
import { figureFees, figureLabel, figureText } from '#lib/pricing/figure-text.ts'

interface PriceProps {
  figure: Figure | null
  lang: Language
  className?: string
}

/** A price with the name of the figure below it: `$140-$380`, `Average in Toronto` (docs/product.md, Money). */
export function Price({ figure, lang, className = '' }: PriceProps) {
  if (!figure) return null
  return (
    <span className={`price ${className}`}>
      {figureText(figure, lang)} <span>{figureLabel(figure, getDictionary(lang).money, lang)}</span>
    </span>
  )
}

/** The compulsory fees in a price, below a price without its name. */
export function Fees({ figure, lang }: Pick<PriceProps, 'figure' | 'lang'>) {
  const fees = figureFees(figure, getDictionary(lang).money, lang)
  return fees && <small className="block text-small">{fees}</small>
}
