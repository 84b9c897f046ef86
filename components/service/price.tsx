import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Figure, FigureKind } from '#lib/pricing/figure.ts'
import { figureFees, figureLabel, figureName, figureText } from '#lib/pricing/figure-text.ts'

interface PriceProps {
  figure: Figure | null
  lang: Language
  className?: string
  /** False in a list that says above it, with `PricesNote`, what its prices are. */
  isNamed?: boolean
}

/**
 * A price with the name of the figure and the compulsory fees below it: `$140-$380`, `Average in Toronto` (docs/product.md,
 * Money).
 */
export function Price({ figure, lang, className = '', isNamed = true }: PriceProps) {
  if (!figure) return null
  const label = (isNamed ? figureLabel : figureFees)(figure, getDictionary(lang).money, lang)
  return (
    <span className={`price ${className}`}>
      {figureText(figure, lang)} {label && <span>{label}</span>}
    </span>
  )
}

interface PricesNoteProps {
  /** What all prices of the list are; without it nothing is shown. */
  kind: FigureKind | null
  lang: Language
}

/** What the prices of a list are, said once above it: `Prices shown: price range in Canada`. */
export function PricesNote({ kind, lang }: PricesNoteProps) {
  const { money, service } = getDictionary(lang)
  const name = figureName(kind, money)
  if (!name) return null
  return (
    <p className="prices-note mb-3 text-small">
      {fillPlaceholders(service.pricesShown, { name: name.charAt(0).toLowerCase() + name.slice(1) })}
    </p>
  )
}

/** The compulsory fees in a price, below a price without its name. */
export function Fees({ figure, lang }: Pick<PriceProps, 'figure' | 'lang'>) {
  const fees = figureFees(figure, getDictionary(lang).money, lang)
  return fees && <small className="block text-small">{fees}</small>
}
