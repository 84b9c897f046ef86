import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Figure, FigureName } from './figure.ts'

/** The amount of a figure as text: `$140-$380` / `140–380 $`; empty without a figure. */
export function figureText(figure: Figure | null, lang: Language): string {
  return figure ? getFormatters(lang).priceRange(figure.min, figure.max) : ''
}

/** The name of a figure: `Range in Canada`, `Average in Toronto`, `Range in Toronto`, `Estimate`; empty without a figure. */
export function figureName(figure: Figure | null, words: Readonly<Record<FigureName, string>>): string {
  return figure ? fillPlaceholders(words[figure.name], { city: figure.city ?? '' }) : ''
}
