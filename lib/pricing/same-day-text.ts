import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { TimedService } from './time-on-site.ts'

/** Days or visits in the words that follow a time, such as `over several days` or `en deux visites`. */
const DAYS = /\b(?:days|jours|visits|visites)\b/

/** Whether a job can be done the same day: 'No' when it takes days or several visits, 'Yes' when it is easy, otherwise 'Limited'. */
export function sameDayText({ complexity, timeOnSite, timeNote }: TimedService, lang: Language): string {
  const { yes, no, limited } = getDictionary(lang).comparison
  if (timeOnSite?.unit === 'days' || DAYS.test(timeNote ?? '')) return no
  return complexity === 'Easy' ? yes : limited
}
