import { defineField, defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Opening hours for structured data. */
export const openingHours = defineType({
  name: 'openingHours',
  title: 'Opening hours',
  type: 'object',
  fields: [
    defineField({
      name: 'days',
      title: 'Days',
      type: 'array',
      of: [{ type: 'string' }],
      options: { list: DAYS },
      validation: (rule) =>
        rule.required().min(1).error({ en: 'Choose at least one day.', fr: 'Choisissez au moins un jour.' }),
    }),
    field.plainText('opens', 'Opens', { description: 'Such as 08:00.', required: true }),
    field.plainText('closes', 'Closes', { description: 'Such as 18:00.', required: true }),
  ],
  preview: {
    select: { days: 'days', opens: 'opens', closes: 'closes' },
    prepare: ({ days, opens, closes }) => ({
      title: (days ?? []).join(', '),
      subtitle: `${opens}-${closes}`,
    }),
  },
})
