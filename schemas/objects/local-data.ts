import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'

/** Sample figures about the installers of a city. The installers and reviews themselves are documents. */
export const localData: Definition = {
  name: 'localData',
  title: { en: 'Installers and reviews', fr: 'Installateurs et avis' },
  type: 'object',
  fields: [
    field.rating('averageRating', { title: { en: 'Average rating', fr: 'Note moyenne' } }),
    field.count('totalReviews', { title: { en: 'Number of reviews', fr: 'Nombre d’avis' } }),
    field.localeString('businessHours', {
      title: { en: 'Business hours', fr: 'Heures d’ouverture' },
      description: {
        en: 'Such as "Monday-Sunday 8:00 AM - 8:00 PM". French: lundi au dimanche, 8 h à 20 h.',
        fr: 'Par exemple « lundi au dimanche, 8 h à 20 h ». Anglais : Monday-Sunday 8:00 AM - 8:00 PM.',
      },
    }),
    field.yesNo('emergencyService', { title: { en: 'Emergency service', fr: 'Service d’urgence' } }),
    field.number('serviceRadius', {
      title: { en: 'Service radius', fr: 'Rayon desservi' },
      description: { en: 'In kilometres.', fr: 'En kilomètres.' },
      min: 1,
      max: 500,
      integer: true,
    }),
  ],
}
