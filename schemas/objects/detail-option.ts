import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** One choice of a booking service type's detail, such as a screen size. */
export const detailOption = defineType({
  name: 'detailOption',
  title: 'Option',
  type: 'object',
  fields: [
    field.plainText('value', 'Value', {
      description: 'What the lead carries, such as 65-75 or dishwasher.',
      required: true,
    }),
    field.localeString('label', 'Label', { required: true }),
  ],
  preview: { select: { title: 'label.en', subtitle: 'value' } },
})
