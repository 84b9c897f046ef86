import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Figure, FigureKind, FigureName } from './figure.ts'

/** The words of the dictionary `money`. Code for browsers gets them from the page, without the other words of a dictionary. */
export type FigureWords = Readonly<Record<FigureName | 'includes' | 'fee', string>>

/** The amount of a figure as text: `$140-$380` / `140–380 $`; empty without a figure. */
export function figureText(figure: Figure | null, lang: Language): string {
  return figure ? getFormatters(lang).priceRange(figure.min, figure.max) : ''
}

/** The name of a figure: `Price range in Canada`, `Average in Toronto`, `Range in Toronto`, `Estimate`; empty without a figure. */
export function figureName(figure: FigureKind | null, words: FigureWords): string {
  return figure ? fillPlaceholders(words[figure.name], { city: figure.city ?? '' }) : ''
}

/** The name of a figure with the compulsory fees in it: `Estimate, includes $25 disposal fee`; empty without a figure. */
export function figureLabel(figure: Figure | null, words: FigureWords, lang: Language): string {
  return [figureName(figure, words), figureFees(figure, words, lang)].filter(Boolean).join(', ')
}

/** The amount of a figure with its fees, for places that say its name before: `$125-$325, includes $25 disposal fee`. */
export function figureWithFees(figure: Figure | null, words: FigureWords, lang: Language): string {
  return [figureText(figure, lang), figureFees(figure, words, lang)].filter(Boolean).join(', ')
}

/** The compulsory fees in a figure: `includes $25 disposal fee`; empty when there are none. */
export function figureFees(figure: Figure | null, words: FigureWords, lang: Language): string {
  if (!figure?.fees) return ''
  const { list, price } = getFormatters(lang)
  const fees = figure.fees.map(({ name, amount }) =>
    amount === null ? name : fillPlaceholders(words.fee, { name, price: price(amount) }),
  )
  return fillPlaceholders(words.includes, { fees: list(fees) })
}
