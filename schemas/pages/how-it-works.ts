import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/** The six steps are `processStep` documents, the figures `pageFigures`. */
export const howItWorksPage = definePage({
  name: 'howItWorksPage',
  title: { en: 'How it works', fr: 'Comment ça marche' },
  path: '/how-it-works',
  figures: 'how-it-works',
  desk: 'reasons',
  visits: 'menu',
  fields: [
    field.sectionHeading('steps', { title: { en: 'Steps heading', fr: 'Titre des étapes' } }),
    field.sectionHeading('processes', {
      title: { en: 'Service-specific processes', fr: 'Déroulement selon le service' },
    }),
    field.listOf('titledText', 'serviceProcesses', { title: { en: 'Processes', fr: 'Déroulements' } }),
    field.sectionHeading('figures', { title: { en: 'Figures heading', fr: 'Titre des chiffres' } }),
    field.sectionHeading('safeguards', { title: { en: 'Trust safeguards', fr: 'Titre des précautions' } }),
    field.listOf('titledText', 'trustSafeguards', { title: { en: 'Safeguards', fr: 'Précautions' } }),
    field.sectionHeading('questions', { title: { en: 'Questions heading', fr: 'Titre des questions' } }),
    field.referenceList('faq', 'faqs', { title: { en: 'Questions', fr: 'Questions' } }),
  ],
})
