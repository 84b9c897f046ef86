import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'

/** The marketing figures of a page. The block refers to them: a `pageFigures` document stores them. */
export const block = defineBlock({
  name: 'figuresBlock',
  title: { en: 'Figures', fr: 'Chiffres' },
  icon: BarChartIcon,
  group: 'proof',
  thumbnail:
    '<rect x="12" y="34" width="30" height="18"/><rect x="12" y="60" width="38" height="6" opacity=".35"/><rect x="60" y="34" width="30" height="18"/><rect x="60" y="60" width="38" height="6" opacity=".35"/><rect x="108" y="34" width="30" height="18"/><rect x="108" y="60" width="38" height="6" opacity=".35"/>',
  fields: [
    ...headingFields(),
    field.reference('pageFigures', 'figures', ['Figures of', 'Chiffres de'], {
      en: 'They are changed in the folder Figures, for every page that shows them.',
      fr: 'Ils se changent dans le dossier Chiffres, pour toutes les pages qui les montrent.',
      required: true,
    }),
  ],
})
