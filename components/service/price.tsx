import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { inCityNames } from '#lib/places/chosen-city.ts'
import { type Figure, type FigureKind, figureOf, type PricedService } from '#lib/pricing/figure.ts'
import { figureFees, figureName, figureText } from '#lib/pricing/figure-text.ts'
import { pricesShownText } from '#lib/pricing/prices-shown.ts'
import { taxText } from '#lib/pricing/tax-text.ts'
import { InCity, inCity } from '../city/in-city.tsx'

interface FigureProps {
  figure: Figure | null
  lang: Language
  /** Whose price in Canada it is, as in `inCityNames`: then it follows the chosen city. */
  of?: string | null
}

interface PriceProps extends FigureProps {
  className?: string
  /** False in a list that says above it, with `PricesNote`, what this price is. */
  isNamed?: boolean
}

/**
 * A price with the name of the figure and the compulsory fees below it: `$140-$380`, `Average in Toronto` (docs/product.md,
 * Money).
 */
export function Price({ figure, lang, of, className = '', isNamed = true }: PriceProps) {
  if (!figure) return null
  const { money } = getDictionary(lang)
  const fees = figureFees(figure, money, lang)
  return (
    <span className={`price ${className}`} {...inCity(of)}>
      {figureText(figure, lang)}{' '}
      {isNamed ? (
        <span {...inCity(of && inCityNames.priceName(of))}>
          {figureName(figure, money)}
          {fees && `, ${fees}`}
        </span>
      ) : (
        fees && <span>{fees}</span>
      )}
    </span>
  )
}

interface PricesNoteProps {
  /** What the prices of the list are; without it nothing is shown. */
  kind: FigureKind | null
  /** The prices of a list in which some may be of another kind. Those have their names below them. */
  figures?: readonly (Figure | null)[]
  /** More to say of the prices. The note is then in sentences. */
  more?: string | null
  lang: Language
}

/** What the prices of a list are, said once above it: `Prices shown: price range in Canada`. */
export function PricesNote({ kind, figures, more, lang }: PricesNoteProps) {
  const text = pricesShownText(kind, lang)
  if (!text) return null
  const hasOthers = figures?.some((figure) => figure && figure.name !== kind?.name)
  const name = kind?.name === 'range' ? inCityNames.list : null
  if (more)
    return (
      <p className="prices-note mb-3 text-small">
        <InCity name={name}>{text}</InCity>. {more}
      </p>
    )
  return (
    <p className="prices-note mb-3 text-small" {...inCity(name)}>
      {text}
      {hasOthers && `, ${getDictionary(lang).service.otherPrices}`}
    </p>
  )
}

/** The amount of a figure: `$140-$380`. */
export const Amount = ({ figure, lang, of }: FigureProps) => (
  <InCity name={of}>{figureText(figure, lang)}</InCity>
)

/**
 * The name of a figure with its fees: `Average in Toronto, includes $25 disposal fee`. With `hasTax` also a note about tax:
 * `Average in Toronto, before tax`.
 */
export function AmountName({ figure, lang, of, hasTax }: FigureProps & { hasTax?: boolean }) {
  if (!figure) return null
  const { money } = getDictionary(lang)
  const notes = [figureFees(figure, money, lang), hasTax && taxText(null, lang)]
  return (
    <>
      <InCity name={of && inCityNames.priceName(of)}>{figureName(figure, money)}</InCity>
      {notes.map((note) => note && `, ${note}`)}
    </>
  )
}

interface PriceTextProps extends Pick<FigureProps, 'lang' | 'of'> {
  service: PricedService
}

/** The price of a service in Canada with its fees: `$125-$325, includes $25 disposal fee`; a text that is no price as it is. */
export function PriceText({ service, of, lang }: PriceTextProps) {
  const figure = figureOf(service)
  if (!figure) return service.priceRange
  const fees = figureFees(figure, getDictionary(lang).money, lang)
  return (
    <>
      <Amount figure={figure} lang={lang} of={of} />
      {fees && `, ${fees}`}
    </>
  )
}

/** The compulsory fees in a price, below a price without its name. */
export function Fees({ figure, lang }: Pick<FigureProps, 'figure' | 'lang'>) {
  const fees = figureFees(figure, getDictionary(lang).money, lang)
  return fees && <small className="block text-small">{fees}</small>
}
