import type { Home } from '#lib/content/home.ts'
import type { Language } from '#lib/i18n/languages.ts'

export type HomePage = NonNullable<Home['page']>

/** The props of each section of the home page. */
export interface HomeSectionProps {
  page: HomePage
  lang: Language
}
