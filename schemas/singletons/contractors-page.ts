import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const contractorsPage = definePage({
  name: 'contractorsPage',
  title: 'Contractors page',
  address: '/contractors',
  fields: [
    field.sectionHeading('featured', 'Featured contractors'),
    field.referenceList('featuredContractor', 'contractors', 'Contractors', { max: 3 }),
    field.sectionHeading('figures', 'Figures heading'),
    field.sectionHeading('explainer', 'Explainer'),
    field.listOf('titledText', 'steps', 'Three steps', {
      description: 'Submit Your Project, Get Matched, Get It Done.',
      max: 3,
    }),
  ],
})
