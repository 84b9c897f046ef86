import { BarChartIcon } from '@sanity/icons/BarChart'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { DocumentType } from '#schemas/document-types.ts'
import { FIGURE_PAGES } from '#schemas/pages/index.ts'
import * as field from '#schemas/shared/fields.ts'
import { choiceTitle } from '#schemas/shared/options.ts'
import { ownText } from '#schemas/shared/preview.ts'

const NO_PAGE: Bilingual = { en: 'No page yet', fr: 'Pas encore de page' }
const figuresOf = (page: string): Bilingual => ({ en: `Figures: ${page}`, fr: `Chiffres : ${page}` })

/** The marketing figures of one page (docs/product.md, Marketing figures). */
export const pageFigures: DocumentType = {
  name: 'pageFigures',
  title: { en: 'Figures of a page', fr: 'Chiffres d’une page' },
  plural: { en: 'Figures', fr: 'Chiffres' },
  desk: 'figures',
  visits: 'proof',
  icon: BarChartIcon,
  fields: [
    field.uniqueChoice('page', FIGURE_PAGES, ['Page', 'Page']),
    field.listOf('figure', 'figures', ['Figures', 'Chiffres'], { min: 1 }),
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
