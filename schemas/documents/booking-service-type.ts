import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** A choice in the first step of the booking wizard (docs/product.md, Booking wizard). */
export const bookingServiceType = defineType({
  name: 'bookingServiceType',
  title: 'Booking service type',
  type: 'document',
  icon: CalendarIcon,
  fields: [
    field.key('Key', 'What the lead carries as service type, such as tv-audio. Do not change it.'),
    field.localeString('title', 'Title', { required: true }),
    field.localeText('description', 'Description', { required: true }),
    field.yesNo('popular', 'Popular'),
    field.localeString('estimatedTime', 'Estimated time', {
      description: 'From 1 to 5 hours.',
      required: true,
    }),
    field.priceRange('priceRange', 'Price range', { required: true }),
    field.localeString('detailLabel', 'Label of the detail', { description: 'Such as "Screen size".' }),
    field.listOf('detailOption', 'detailOptions', 'Detail options'),
    field.referenceList('service', 'services', 'Services', {
      description: 'A booking that starts from one of these services chooses this type.',
    }),
    field.order('Place in the wizard.'),
    field.picture('picture', 'Picture'),
  ],
  orderings: [{ name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: localizedPreview('title', 'picture'),
})
