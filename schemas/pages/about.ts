import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const aboutPage = definePage({
  name: 'aboutPage',
  title: { en: 'About', fr: 'À propos' },
  path: '/about',
  figures: 'about',
  desk: 'main',
  visits: 'menu',
  fields: [
    field.date('lastUpdated', {
      en: ['Last updated', 'Shown as month and year.'],
      fr: ['Dernière mise à jour', 'Montrée en mois et année.'],
    }),
    field.sectionHeading('figures', { en: 'Figures heading', fr: 'Titre des chiffres' }),
  ],
})
