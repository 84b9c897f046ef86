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
      title: { en: 'Last updated', fr: 'Dernière mise à jour' },
      description: { en: 'Shown as month and year.', fr: 'Montrée en mois et année.' },
    }),
    field.sectionHeading('figures', { title: { en: 'Figures heading', fr: 'Titre des chiffres' } }),
  ],
})
