import type { Home } from '#lib/content/home.ts'
import type { Language } from '#lib/i18n/languages.ts'

export type HomePage = NonNullable<Home['page']>

/** What each section of the home page is given. */
export interface HomeSectionProps {
  page: HomePage
  lang: Language
}
