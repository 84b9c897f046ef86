import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'

/** Sample figures about the installers of a city. The installers and reviews themselves are documents. */
export const localData: Definition = {
  name: 'localData',
  title: { en: 'Installers and reviews', fr: 'Installateurs et avis' },
  type: 'object',
  fields: [
    field.rating('averageRating', { en: 'Average rating', fr: 'Note moyenne' }),
    field.count('totalReviews', { en: 'Number of reviews', fr: 'Nombre d’avis' }),
    field.localeString('businessHours', {
      en: [
        'Business hours',
        'Such as "Monday-Sunday 8:00 AM - 8:00 PM". French: lundi au dimanche, 8 h à 20 h.',
      ],
      fr: [
        'Heures d’ouverture',
        'Par exemple « lundi au dimanche, 8 h à 20 h ». Anglais : Monday-Sunday 8:00 AM - 8:00 PM.',
      ],
    }),
    field.yesNo('emergencyService', { en: 'Emergency service', fr: 'Service d’urgence' }),
    field.number('serviceRadius', {
      en: ['Service radius', 'In kilometres.'],
      fr: ['Rayon desservi', 'En kilomètres.'],
      min: 1,
      max: 500,
      integer: true,
    }),
  ],
}
