import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Complexity } from './estimate.ts'

/** How long a job takes on cards and in comparisons, by its complexity (docs/product.md, Service labels). */
export function durationText(complexity: Complexity | null, lang: Language): string {
  return getDictionary(lang).service.duration[group(complexity)]
}

/** How long a job takes in answers to questions, by its complexity (docs/product.md, Service labels). */
export function faqDurationText(complexity: Complexity | null, lang: Language): string {
  return getDictionary(lang).service.faqDuration[group(complexity)]
}

/** Whether a job is done the same day: 'Yes' when it is easy, otherwise 'Limited'. */
export function sameDayText(complexity: Complexity | null, lang: Language): string {
  const { yes, limited } = getDictionary(lang).comparison
  return complexity === 'Easy' ? yes : limited
}

/** The key of a duration. A service without a complexity has the duration of other jobs. */
function group(complexity: Complexity | null): 'Easy' | 'Moderate' | 'other' {
  return complexity === 'Easy' || complexity === 'Moderate' ? complexity : 'other'
}
