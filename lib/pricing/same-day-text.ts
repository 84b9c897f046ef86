import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { TimedService } from './time-on-site.ts'

/** The word for days in the words that follow a time, such as `over several days` or `sur plusieurs jours`. */
const DAYS = /\b(?:days|jours)\b/

/** Whether a job can be done the same day: 'No' when it takes days, 'Yes' when it is easy, otherwise 'Limited'. */
export function sameDayText({ complexity, timeOnSite, timeNote }: TimedService, lang: Language): string {
  const { yes, no, limited } = getDictionary(lang).comparison
  if (timeOnSite?.unit === 'days' || DAYS.test(timeNote ?? '')) return no
  return complexity === 'Easy' ? yes : limited
}
