import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { thumbnail } from './thumbnail.ts'

/** The marketing figures of a page, which are kept in one place. */
export const block = defineBlock({
  name: 'figuresBlock',
  title: { en: 'Figures', fr: 'Chiffres' },
  icon: BarChartIcon,
  group: 'proof',
  thumbnail,
  fields: [
    ...headingFields(),
    field.reference('pageFigures', 'figures', {
      en: ['Figures of', 'They are changed in the folder Figures, for every page that shows them.'],
      fr: [
        'Chiffres de',
        'Ils se changent dans le dossier Chiffres, pour toutes les pages qui les montrent.',
      ],
      required: true,
    }),
  ],
})
