import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { parsePriceRange } from './price-range.ts'

/** `$2,500-$6,000` as the language writes it: the same in English, `2 500–6 000 $`. Unreadable texts stay as they are. */
export function priceRangeText(text: string | null, lang: Language): string {
  const range = parsePriceRange(text)
  return range ? getFormatters(lang).priceRange(range.min, range.max) : (text ?? '')
}
