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
    field.sectionHeading('steps', { en: 'Steps heading', fr: 'Titre des étapes' }),
    field.sectionHeading('processes', {
      en: 'Service-specific processes',
      fr: 'Déroulement selon le service',
    }),
    field.listOf('titledText', 'serviceProcesses', { en: 'Processes', fr: 'Déroulements' }),
    field.sectionHeading('figures', { en: 'Figures heading', fr: 'Titre des chiffres' }),
    field.sectionHeading('safeguards', { en: 'Trust safeguards', fr: 'Titre des précautions' }),
    field.listOf('titledText', 'trustSafeguards', { en: 'Safeguards', fr: 'Précautions' }),
    field.sectionHeading('questions', { en: 'Questions heading', fr: 'Titre des questions' }),
    field.referenceList('faq', 'faqs', { en: 'Questions', fr: 'Questions' }),
  ],
})
