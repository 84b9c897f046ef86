import type { CityServiceContent } from '#lib/content/city-service.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** The props of each section of a page about a service in a city. */
export interface CityServiceProps {
  content: CityServiceContent
  lang: Language
}
