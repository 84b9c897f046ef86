import { ClockIcon } from '@sanity/icons/Clock'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** One stop of the estimator's timeline slider. */
export const timelineLevel = defineType({
  name: 'timelineLevel',
  title: 'Timeline level',
  type: 'object',
  icon: ClockIcon,
  fields: [
    field.localeString('label', 'Label', { required: true }),
    field.number('factor', 'Factor', {
      description: 'Both ends of the range are multiplied by it.',
      required: true,
      min: 0.1,
      max: 10,
    }),
  ],
  preview: { select: { title: 'label.en', subtitle: 'factor' } },
})
