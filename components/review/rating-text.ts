import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'

/**
 * A rating as text for screen readers, instead of its stars: `4.8 out of 5 stars`. `decimals` is the least number of
 * decimals, as in 5.0.
 */
export function ratingText(rating: number, lang: Language, decimals = 0): string {
  const { number, plural } = getFormatters(lang)
  return fillPlaceholders(plural(rating, getDictionary(lang).reviews.rating), {
    value: number(rating, { minimumFractionDigits: decimals }),
  })
}
