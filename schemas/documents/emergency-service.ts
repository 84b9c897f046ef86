import { BoltIcon } from '@sanity/icons/Bolt'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { URGENCIES } from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** A service on the emergency page. */
export const emergencyService = defineType({
  name: 'emergencyService',
  title: 'Emergency service',
  type: 'document',
  icon: BoltIcon,
  fields: [
    field.localeString('name', 'Name', {
      description: 'The quote link carries the English name in lower case with dashes.',
      required: true,
    }),
    field.localeText('description', 'Description', { required: true }),
    field.choice('urgency', 'Urgency', URGENCIES, { required: true }),
    field.localeString('responseTime', 'Response time', {
      description: 'From 30 minutes to 6 hours, such as "30-60 minutes".',
      required: true,
    }),
    field.priceRange('priceRange', 'Price range', { required: true }),
    field.yesNo('licensed', 'Licensed trade required'),
    field.order('Place on the emergency page.'),
    field.picture('picture', 'Picture'),
  ],
  orderings: [{ name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: localizedPreview('name', 'picture'),
})
