import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Quote } from './offer.ts'

/** The price of a quote in words: `$450`, or `$400-$520`, and whether tax is added. */
export function quotePrice({ priceLow, priceHigh, tax }: Quote, lang: Language): string {
  const { price } = getDictionary(lang).jobPages
  const figures = getFormatters(lang)
  const range = priceLow === priceHigh ? figures.price(priceLow) : figures.priceRange(priceLow, priceHigh)
  return fillPlaceholders(tax === 'added' ? price.plusTax : price.noTax, { price: range })
}
