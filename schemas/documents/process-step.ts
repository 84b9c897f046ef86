import { OlistIcon } from '@sanity/icons/Olist'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** One of the six steps of a job (docs/product.md, How it works page). */
export const processStep = defineType({
  name: 'processStep',
  title: 'Process step',
  type: 'document',
  icon: OlistIcon,
  fields: [
    field.localeString('title', 'Title', { description: 'On the how-it-works page.', required: true }),
    field.localeString('shortTitle', 'Short title', { description: 'On the home page. Empty: the title.' }),
    field.localeText('description', 'Description', { required: true }),
    field.localeString('duration', 'Duration', { description: 'Such as "5-15 minutes".', required: true }),
    field.localeStringList('details', 'Details', { description: 'On the how-it-works page.' }),
    field.order('Number of the step, from 1.'),
    field.picture('picture', 'Picture', { description: '240 by 150.' }),
  ],
  orderings: [{ name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: localizedPreview('title', 'picture'),
})
