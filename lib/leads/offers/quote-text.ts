import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withTax } from '#lib/pricing/tax-text.ts'
import { type Quote, quoteTotal } from './offer.ts'

/** What the customer pays before tax, with the permit: `$450`, or `$400-$520`. */
export function quoteAmount(quote: Quote, lang: Language): string {
  const { low, high } = quoteTotal(quote)
  const { price, priceRange } = getFormatters(lang)
  return low === high ? price(low) : priceRange(low, high)
}

/**
 * The price of a quote in words, with the permit in it and what is said of tax: `$540 with the permit ($90), plus HST 13% (ON)`.
 * @param province two letters: where the work is done
 */
export function quotePrice(quote: Quote, province: string, lang: Language): string {
  const { withPermit } = getDictionary(lang).jobPages.price
  const amount = quoteAmount(quote, lang)
  const permit = quote.permit && getFormatters(lang).price(quote.permit)
  return withTaxOf(
    quote,
    permit ? fillPlaceholders(withPermit, { price: amount, permit }) : amount,
    province,
    lang,
  )
}

/** A price of a contractor with what the quote says of tax: `$450, plus HST 13% (ON)`, or `$450, no tax`. */
export function withTaxOf(
  quote: Pick<Quote, 'tax'> | null,
  price: string,
  province: string,
  lang: Language,
): string {
  return quote?.tax === 'none'
    ? fillPlaceholders(getDictionary(lang).jobPages.price.noTax, { price })
    : withTax(price, province, lang)
}
