import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { thumbnail } from './thumbnail.ts'

/** The estimator of one service. */
export const block = defineBlock({
  name: 'estimatorBlock',
  title: { en: 'Estimator', fr: 'Estimateur' },
  icon: CalendarIcon,
  group: 'action',
  thumbnail,
  landingOnly: true,
  fields: [
    ...headingFields(),
    field.reference('service', 'service', { en: 'Service', fr: 'Service', required: true }),
  ],
})
