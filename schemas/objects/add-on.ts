import { AddIcon } from '@sanity/icons/Add'
import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { NO_TEXT, otherText, ownText } from '#schemas/shared/preview.ts'

/** An extra that can be chosen in the estimator (docs/product.md, Estimator). */
export const addOn: Definition = {
  name: 'addOn',
  title: { en: 'Add-on', fr: 'Option' },
  type: 'object',
  icon: AddIcon,
  fields: [
    field.localeString('name', { en: 'Name', fr: 'Nom', required: true }),
    field.number('value', {
      en: ['Price', 'In whole dollars. It is added to the estimate.'],
      fr: ['Prix', 'En dollars entiers. S’ajoute à l’estimation.'],
      required: true,
      min: 1,
      max: 10_000,
      integer: true,
    }),
    field.localeText('description', { en: 'Description', fr: 'Description' }),
    field.number('multiplier', {
      en: ['Multiplier', 'Kept with the data; the estimate does not use it. Usually empty.'],
      fr: ['Multiplicateur', 'Gardé avec les données; l’estimation ne s’en sert pas. Vide, en général.'],
      min: 0.1,
      max: 10,
    }),
  ],
  preview: {
    select: { value: 'value' },
    texts: { name: 'name' },
    prepare: ({ name, value }, language) => ({
      title: `${ownText(name, language) || NO_TEXT[language]}, $${value ?? '?'}`,
      subtitle: otherText(name, language),
    }),
  },
}
