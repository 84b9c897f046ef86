import { BellIcon } from '@sanity/icons/Bell'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { ACTIVITY_TYPES } from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** One message of the live activity popup. */
export const activityItem = defineType({
  name: 'activityItem',
  title: 'Live activity',
  type: 'document',
  icon: BellIcon,
  fields: [
    field.choice('type', 'Kind', ACTIVITY_TYPES, { required: true }),
    field.localeString('message', 'Message', {
      description: 'Such as "Amélie booked a heat pump".',
      required: true,
    }),
    field.localeString('location', 'Location', { required: true }),
    field.localeString('timeAgo', 'Time', { description: 'Such as "12 minutes ago".', required: true }),
    field.reference('service', 'service', 'Service'),
    field.rating('rating', 'Rating', { description: 'For reviews.' }),
    field.plainText('customerName', 'Customer'),
    field.plainText('initials', 'Initials'),
    field.yesNo('verified', 'Verified'),
    field.yesNo('urgent', 'Urgent'),
    field.order('Place in the cycle.'),
  ],
  orderings: [{ name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: localizedPreview('message'),
})
