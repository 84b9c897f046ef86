import type { CityContent } from '#lib/content/city.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** The props of each section of a city page. */
export interface CitySectionProps {
  content: CityContent
  lang: Language
}
