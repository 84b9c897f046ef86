import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { nameInSentence } from '#lib/i18n/name-in-sentence.ts'
import type { Figure } from '#lib/pricing/figure.ts'
import { figureLabel } from '#lib/pricing/figure-text.ts'
import { withTax } from '#lib/pricing/tax-text.ts'

/**
 * The name of a figure with a note about tax: `Average in Toronto, before tax`, and for a total `Estimate, plus HST 13% (ON)`;
 * empty without a figure.
 * @param province two letters
 */
export function figureNote(figure: Figure | null, lang: Language, province?: string): string {
  return figure ? withTax(figureLabel(figure, getDictionary(lang).money, lang), province, lang) : ''
}

/** A number of services as text: `18 services`. */
export function serviceCountText(count: number, lang: Language): string {
  const { number, plural } = getFormatters(lang)
  return fillPlaceholders(plural(count, getDictionary(lang).serviceCount), { count: number(count) })
}

/** Names in a sentence: `TV mounting, ceiling fans, Wi-Fi networks`. */
export const namesInSentence = ([first = '', ...others]: string[]): string =>
  [first, ...others.map(nameInSentence)].join(', ')
