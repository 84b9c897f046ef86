import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { FIGURE_PAGES } from '#schemas/shared/options.ts'

/** The marketing figures of one page (docs/product.md, Marketing figures). */
export const pageFigures = defineType({
  name: 'pageFigures',
  title: 'Figures of a page',
  type: 'document',
  icon: BarChartIcon,
  fields: [
    field.uniqueChoice('page', 'Page', FIGURE_PAGES),
    field.listOf('figure', 'figures', 'Figures', { min: 1 }),
  ],
  preview: {
    select: {
      page: 'page',
      first: 'figures.0.value.en',
      second: 'figures.1.value.en',
      third: 'figures.2.value.en',
    },
    prepare: ({ page, first, second, third }) => ({
      title: page ? `Figures: ${page}` : 'No page yet',
      subtitle: [first, second, third].filter(Boolean).join(' · '),
    }),
  },
})
