import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const reviewsPage = definePage({
  name: 'reviewsPage',
  title: { en: 'Reviews', fr: 'Avis' },
  path: '/reviews',
  figures: 'reviews',
  desk: 'reasons',
  visits: 'proof',
  fields: [
    field.sectionHeading('figures', { en: 'Figures heading', fr: 'Titre des chiffres' }),
    field.sectionHeading('trust', { en: 'Trust section', fr: 'Section sur la confiance' }),
    field.listOf('titledText', 'trustPoints', { en: 'Trust points', fr: 'Points sur la confiance' }),
    field.sectionHeading('list', { en: 'List of reviews', fr: 'Liste des avis' }),
  ],
})
