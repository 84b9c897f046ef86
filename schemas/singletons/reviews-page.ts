import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const reviewsPage = definePage({
  name: 'reviewsPage',
  title: 'Reviews page',
  address: '/reviews',
  fields: [
    field.sectionHeading('figures', 'Figures heading'),
    field.sectionHeading('trust', 'Trust section'),
    field.listOf('titledText', 'trustPoints', 'Trust points'),
    field.sectionHeading('list', 'List of reviews'),
  ],
})
