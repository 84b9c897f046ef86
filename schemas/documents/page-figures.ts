import { BarChartIcon } from '@sanity/icons/BarChart'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { choiceTitle, FIGURE_PAGES } from '#schemas/shared/options.ts'
import { ownText } from '#schemas/shared/preview.ts'

const NO_PAGE: Bilingual = { en: 'No page yet', fr: 'Pas encore de page' }
const figuresOf = (page: string): Bilingual => ({ en: `Figures: ${page}`, fr: `Chiffres : ${page}` })

/** The marketing figures of one page (docs/product.md, Marketing figures). */
export const pageFigures: Definition = {
  name: 'pageFigures',
  title: { en: 'Figures of a page', fr: 'Chiffres d’une page' },
  type: 'document',
  icon: BarChartIcon,
  fields: [
    field.uniqueChoice('page', FIGURE_PAGES, { en: 'Page', fr: 'Page' }),
    field.listOf('figure', 'figures', { en: 'Figures', fr: 'Chiffres', min: 1 }),
  ],
  preview: {
    select: { page: 'page' },
    texts: { first: 'figures.0.value', second: 'figures.1.value', third: 'figures.2.value' },
    prepare: ({ page, first, second, third }, language) => ({
      title: page ? figuresOf(choiceTitle(FIGURE_PAGES, page, language))[language] : NO_PAGE[language],
      subtitle: [first, second, third]
        .map((value) => ownText(value, language))
        .filter(Boolean)
        .join(' · '),
    }),
  },
}
