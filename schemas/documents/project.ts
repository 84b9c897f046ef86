import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { COMPLEXITIES } from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** A finished job, with a picture before it and one after it. */
export const project = defineType({
  name: 'project',
  title: 'Project',
  type: 'document',
  icon: SplitVerticalIcon,
  fields: [
    field.localeString('title', 'Title', { required: true }),
    field.localeText('description', 'Description', { required: true }),
    field.picture('beforeImage', 'Before', {
      description: '8 by 5. Same room and camera as after.',
      required: true,
    }),
    field.picture('afterImage', 'After', { required: true }),
    field.localeString('location', 'Location', { description: 'Such as "Toronto, ON".', required: true }),
    field.reference('city', 'city', 'City', { description: 'Shows the project on the pages of this city.' }),
    field.referenceList('service', 'services', 'Services', {
      description: 'The project is shown on the pages of these services.',
      min: 1,
    }),
    field.localeStringList('serviceDetails', 'Details of the job', { min: 1 }),
    field.localeString('timeToComplete', 'Time', { description: 'Such as "3 hours".', required: true }),
    field.choice('complexity', 'Complexity', COMPLEXITIES),
    field.order('Place in the showcase.'),
  ],
  orderings: [{ name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: localizedPreview('title', 'afterImage'),
})
