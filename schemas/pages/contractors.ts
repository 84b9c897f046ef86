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
    field.sectionHeading('finder', {
      en: 'Installers by city and trade',
      fr: 'Installateurs par ville et par métier',
    }),
    field.sectionHeading('featured', { en: 'Featured contractors', fr: 'Entrepreneurs en vedette' }),
    field.referenceList('featuredContractor', 'contractors', {
      en: 'Contractors',
      fr: 'Entrepreneurs',
      max: 3,
    }),
    field.sectionHeading('figures', { en: 'Figures heading', fr: 'Titre des chiffres' }),
    field.sectionHeading('explainer', { en: 'Explainer', fr: 'Explication' }),
    field.listOf('titledText', 'steps', {
      en: ['Three steps', 'Submit Your Project, Get Matched, Get It Done.'],
      fr: ['Trois étapes', 'Décrire le projet, être jumelé, faire faire le travail.'],
      max: 3,
    }),
  ],
})
