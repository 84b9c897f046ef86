import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { parsePriceRange } from './price-range.ts'

/**
 * `$2,500-$6,000` in the format of the language: unchanged in English, `2 500–6 000 $` in French. Unreadable texts stay as they
 * are.
 */
export function priceRangeText(text: string | null, lang: Language): string {
  const range = parsePriceRange(text)
  return range ? getFormatters(lang).priceRange(range.min, range.max) : (text ?? '')
}
