import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Complexity } from './time-on-site.ts'

/** The answer whether a job can be done the same day: 'Yes' when it is easy, otherwise 'Limited'. */
export function sameDayText(complexity: Complexity | null, lang: Language): string {
  const { yes, limited } = getDictionary(lang).comparison
  return complexity === 'Easy' ? yes : limited
}
