import { HashIcon } from '@sanity/icons/Hash'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** One marketing figure, shown as given: nothing computes it. */
export const figure = defineType({
  name: 'figure',
  title: 'Figure',
  type: 'object',
  icon: HashIcon,
  fields: [
    field.plainText('key', 'Key', {
      description: 'A short name the page knows it by, such as cities.',
      required: true,
    }),
    field.localeString('value', 'Value', {
      description: 'As it is shown: 250+ in English, 250+ in French; 50,000+ and 50 000+; 99% and 99 %.',
      required: true,
    }),
    field.localeString('label', 'Label', {
      description: 'The word below it, such as cities.',
      required: true,
    }),
  ],
  preview: {
    select: { value: 'value.en', label: 'label.en', fr: 'label.fr' },
    prepare: ({ value, label, fr }) => ({ title: `${value ?? ''} ${label ?? ''}`.trim(), subtitle: fr }),
  },
})
