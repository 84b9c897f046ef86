import { AddIcon } from '@sanity/icons/Add'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** An extra that can be chosen in the estimator (docs/product.md, Estimator). */
export const addOn = defineType({
  name: 'addOn',
  title: 'Add-on',
  type: 'object',
  icon: AddIcon,
  fields: [
    field.localeString('name', 'Name', { required: true }),
    field.number('value', 'Price', {
      description: 'In whole dollars. It is added to the estimate.',
      required: true,
      min: 1,
      max: 10_000,
      integer: true,
    }),
    field.localeText('description', 'Description'),
    field.number('multiplier', 'Multiplier', {
      description: 'Kept with the data; the estimate does not use it. Usually empty.',
      min: 0.1,
      max: 10,
    }),
  ],
  preview: {
    select: { en: 'name.en', fr: 'name.fr', value: 'value' },
    prepare: ({ en, fr, value }) => ({ title: `${en ?? 'No text yet'}, $${value ?? '?'}`, subtitle: fr }),
  },
})
