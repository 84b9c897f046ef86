import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type SalesTax, TAXES } from './taxes.ts'

/**
 * The taxes that come on top of a total: `plus GST 5% and QST 9.975% (QC)`. Where the province is not known: `before tax`.
 * @param province two letters
 */
export function taxText(province: string | null | undefined, lang: Language): string {
  const { taxes: words, city } = getDictionary(lang)
  const taxes = taxNames(province, lang)
  if (!taxes) return words.before
  const short = Object.entries(city.provinces).find(([code]) => code === province)?.[1]
  return fillPlaceholders(words.plus, { taxes, province: short ?? '' })
}

/** The taxes of a province with their rates: `HST 13%`; empty where the province is not known. */
export function taxNames(province: string | null | undefined, lang: Language): string {
  const code = province ?? ''
  const taxes = Object.hasOwn(TAXES, code) ? TAXES[code]?.taxes : undefined
  if (!taxes) return ''
  const words = getDictionary(lang).taxes
  const { number, list } = getFormatters(lang)
  const named = ({ name, rate }: SalesTax) =>
    fillPlaceholders(words.rate, {
      name: words.names[name],
      rate: number(rate / 100, { style: 'percent', maximumFractionDigits: 3 }),
    })
  const all = list(taxes.filter(({ isPartial }) => !isPartial).map(named))
  const some = list(taxes.filter(({ isPartial }) => isPartial).map(named))
  return some ? fillPlaceholders(words.some, { all, some }) : all
}

/** A price with the taxes that come on top: `$374-$823, plus HST 13% (ON)`. */
export const withTax = (price: string, province: string | null | undefined, lang: Language): string =>
  `${price}, ${taxText(province, lang)}`

/** Like `taxText`, as a sentence of its own. */
export function taxSentence(province: string | null | undefined, lang: Language): string {
  const text = taxText(province, lang)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
