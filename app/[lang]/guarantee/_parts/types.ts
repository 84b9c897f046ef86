import type { Guarantee } from '#lib/content/guarantee.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** The props of each section of the guarantee page. */
export interface GuaranteeSectionProps {
  page: NonNullable<Guarantee['page']>
  settings: Guarantee['settings']
  lang: Language
}
