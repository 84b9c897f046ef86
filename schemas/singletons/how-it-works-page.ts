import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/** The six steps are `processStep` documents, the figures `pageFigures`. */
export const howItWorksPage = definePage({
  name: 'howItWorksPage',
  title: 'How it works',
  address: '/how-it-works',
  fields: [
    field.sectionHeading('steps', 'Steps heading'),
    field.sectionHeading('processes', 'Service-specific processes'),
    field.listOf('titledText', 'serviceProcesses', 'Processes'),
    field.sectionHeading('figures', 'Figures heading'),
    field.sectionHeading('safeguards', 'Trust safeguards'),
    field.listOf('titledText', 'trustSafeguards', 'Safeguards'),
    field.sectionHeading('questions', 'Questions heading'),
    field.referenceList('faq', 'faqs', 'Questions'),
  ],
})
