import type { CityContent } from '#lib/content/city.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** What each section of a city page is given. */
export interface CitySectionProps {
  content: CityContent
  lang: Language
}
