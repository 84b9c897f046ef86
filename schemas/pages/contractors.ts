import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const contractorsPage = definePage({
  name: 'contractorsPage',
  title: { en: 'For contractors', fr: 'Pour les entrepreneurs' },
  path: '/contractors',
  figures: 'contractors',
  desk: 'professionals',
  visits: 'few',
  fields: [
    field.sectionHeading('featured', {
      title: { en: 'Featured contractors', fr: 'Entrepreneurs en vedette' },
    }),
    field.referenceList('featuredContractor', 'contractors', {
      title: { en: 'Contractors', fr: 'Entrepreneurs' },
      max: 3,
    }),
    field.sectionHeading('figures', { title: { en: 'Figures heading', fr: 'Titre des chiffres' } }),
    field.sectionHeading('explainer', { title: { en: 'Explainer', fr: 'Explication' } }),
    field.listOf('titledText', 'steps', {
      title: { en: 'Three steps', fr: 'Trois étapes' },
      description: {
        en: 'Submit Your Project, Get Matched, Get It Done.',
        fr: 'Décrire le projet, être jumelé, faire faire le travail.',
      },
      max: 3,
    }),
  ],
})
