import type { CategoryContent } from '#lib/content/category.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** The props of each section of a category's page. */
export interface CategorySectionProps {
  category: CategoryContent['category']
  page: CategoryContent['page']
  lang: Language
}
