import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Complexity } from './estimate.ts'
import { parsePriceRange } from './price-range.ts'

/** `$2,500-$6,000` as the language writes it: the same in English, `2 500–6 000 $`. Unreadable texts stay as they are. */
export function priceRangeText(text: string | null, lang: Language): string {
  const range = parsePriceRange(text)
  return range ? getFormatters(lang).priceRange(range.min, range.max) : (text ?? '')
}

/** How long a job takes on cards and in comparisons, by its complexity (seed 1, section 9). */
export function durationText(complexity: Complexity | null, lang: Language): string {
  return getDictionary(lang).service.duration[group(complexity)]
}

/** How long a job takes in answers to questions, by its complexity (seed 1, section 9). */
export function faqDurationText(complexity: Complexity | null, lang: Language): string {
  return getDictionary(lang).service.faqDuration[group(complexity)]
}

/** Whether a job is done the same day: 'Yes' when it is easy, otherwise 'Limited' (seed 1, section 9). */
export function sameDayText(complexity: Complexity | null, lang: Language): string {
  const { yes, limited } = getDictionary(lang).comparison
  return complexity === 'Easy' ? yes : limited
}

/** Durations are given for these; where no complexity is given, that of other jobs. */
function group(complexity: Complexity | null): 'Easy' | 'Moderate' | 'other' {
  return complexity === 'Easy' || complexity === 'Moderate' ? complexity : 'other'
}
