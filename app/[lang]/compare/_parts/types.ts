import type { Comparison } from '#lib/content/compare.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Compared } from '#lib/search/compared.ts'

/** The props of each section of the page of comparisons. */
export interface ComparePartProps {
  content: Comparison
  /** What the tables show, and the city of the address. */
  shown: Compared
  lang: Language
}
