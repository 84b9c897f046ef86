import type { CustomValidator } from 'sanity'
import { parsePriceRange } from '#lib/pricing/price-range.ts'

const AMOUNT = String.raw`\$(\d{1,3}(,\d{3})+|\d+)`
const FORM = new RegExp(`^${AMOUNT}-${AMOUNT}$`)

/** Says what is wrong with a price range text, or null when it is fine. */
export function priceRangeProblem(text: string): string | null {
  const range = parsePriceRange(text)
  if (!FORM.test(text) || !range)
    return 'write it like $100-$300, with two whole dollar amounts and a hyphen.'
  return range.min > range.max ? 'the first amount is larger than the second.' : null
}

/** Validation of a field that holds a price range. */
export function priceRangeRule(title: string, required: boolean): CustomValidator<string | undefined> {
  return (text) => {
    if (!text) return required ? `${title}: write a price range like $100-$300.` : true
    const problem = priceRangeProblem(text)
    return problem === null ? true : `${title}: ${problem}`
  }
}
