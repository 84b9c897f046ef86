import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { ownText } from '#schemas/shared/preview.ts'

/** One choice of a booking service type's detail, such as a screen size. */
export const detailOption: Definition = {
  name: 'detailOption',
  title: { en: 'Option', fr: 'Choix' },
  type: 'object',
  fields: [
    field.plainText('value', {
      en: ['Value', 'What the lead carries, such as 65-75 or dishwasher.'],
      fr: ['Valeur', 'Ce que porte la demande, par exemple 65-75 ou dishwasher.'],
      required: true,
    }),
    field.localeString('label', { en: 'Label', fr: 'Libellé', required: true }),
  ],
  preview: {
    select: { value: 'value' },
    texts: { label: 'label' },
    prepare: ({ label, value }, language) => ({ title: ownText(label, language), subtitle: value }),
  },
}
