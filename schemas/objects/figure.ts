import { HashIcon } from '@sanity/icons/Hash'
import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { otherText, ownText } from '#schemas/shared/preview.ts'

/** One marketing figure, shown as given: nothing computes it. */
export const figure: Definition = {
  name: 'figure',
  title: { en: 'Figure', fr: 'Chiffre' },
  type: 'object',
  icon: HashIcon,
  fields: [
    field.plainText('key', {
      en: ['Key', 'A short name the page knows it by, such as cities.'],
      fr: ['Clé', 'Un nom court par lequel la page le connaît, par exemple cities.'],
      required: true,
    }),
    field.localeString('value', {
      en: ['Value', 'As it is shown: 250+ in English, 250+ in French; 50,000+ and 50 000+; 99% and 99 %.'],
      fr: [
        'Valeur',
        'Tel qu’il est montré : 250+ en anglais et en français; 50,000+ et 50 000+; 99% et 99 %.',
      ],
      required: true,
    }),
    field.localeString('label', {
      en: ['Label', 'The word below it, such as cities.'],
      fr: ['Libellé', 'Le mot dessous, par exemple « villes ».'],
      required: true,
    }),
  ],
  preview: {
    texts: { value: 'value', label: 'label' },
    prepare: ({ value, label }, language) => ({
      title: [ownText(value, language), ownText(label, language)].filter(Boolean).join(' '),
      subtitle: otherText(label, language),
    }),
  },
}
