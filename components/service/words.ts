import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Figure } from '#lib/pricing/figure.ts'
import { figureName } from '#lib/pricing/figure-text.ts'

export { priceRangeText } from '#lib/pricing/price-range-text.ts'

/** The catalogue number as text: `No. 014`. */
export function catalogueNumberText(number: number, lang: Language): string {
  return fillPlaceholders(getDictionary(lang).service.number, { number: String(number).padStart(3, '0') })
}

/** The name of a figure with a note about tax: `Average in Toronto, before tax`; empty without a figure. */
export function figureNote(figure: Figure | null, lang: Language): string {
  if (!figure) return ''
  const { money, servicePage } = getDictionary(lang)
  return `${figureName(figure, money)}, ${servicePage.beforeTax}`
}

/** A number of services as text: `18 services`. */
export function serviceCountText(count: number, lang: Language): string {
  const { number, plural } = getFormatters(lang)
  return fillPlaceholders(plural(count, getDictionary(lang).serviceCount), { count: number(count) })
}

/** Names in a sentence: `TV mounting, ceiling fans, Wi-Fi networks`. Acronyms and names keep their capitals. */
export function namesInSentence(names: string[]): string {
  return names
    .map((name, index) =>
      index === 0 || /^\S+\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1),
    )
    .join(', ')
}
