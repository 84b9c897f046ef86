import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** Sample figures about the installers of a city. The installers and reviews themselves are documents. */
export const localData = defineType({
  name: 'localData',
  title: 'Installers and reviews',
  type: 'object',
  fields: [
    field.rating('averageRating', 'Average rating'),
    field.count('totalReviews', 'Number of reviews'),
    field.localeString('businessHours', 'Business hours', {
      description: 'Such as "Monday-Sunday 8:00 AM - 8:00 PM". French: lundi au dimanche, 8 h à 20 h.',
    }),
    field.yesNo('emergencyService', 'Emergency service'),
    field.number('serviceRadius', 'Service radius', {
      description: 'In kilometres.',
      min: 1,
      max: 500,
      integer: true,
    }),
  ],
})
