import type { CustomValidator } from 'sanity'
import type { Bilingual } from '#lib/i18n/languages.ts'
import { parsePriceRange } from '#lib/pricing/price-range.ts'
import { about } from './sentence.ts'

const AMOUNT = String.raw`\$(\d{1,3}(,\d{3})+|\d+)`
const FORM = new RegExp(`^${AMOUNT}-${AMOUNT}$`)

/** The problem of a price range text; null when the text is correct. */
export function priceRangeProblem(text: string): Bilingual | null {
  const range = parsePriceRange(text)
  if (!FORM.test(text) || !range) {
    return {
      en: 'write it like $100-$300, with two whole dollar amounts and a hyphen.',
      fr: 'écrivez $100-$300, avec deux montants en dollars entiers et un trait d’union.',
    }
  }
  return range.min > range.max
    ? { en: 'the first amount is larger than the second.', fr: 'le premier montant dépasse le second.' }
    : null
}

/** Validation of a field that holds a price range. */
export function priceRangeRule(title: Bilingual, required = false): CustomValidator<string | undefined> {
  const missing = about(title, {
    en: 'write a price range like $100-$300.',
    fr: 'écrivez une fourchette comme $100-$300.',
  })
  return (text) => {
    if (!text) return required ? missing : true
    const problem = priceRangeProblem(text)
    return problem === null ? true : about(title, problem)
  }
}
