import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const aboutPage = definePage({
  name: 'aboutPage',
  title: 'About',
  address: '/about',
  fields: [
    field.date('lastUpdated', 'Last updated', { description: 'Shown as month and year.' }),
    field.sectionHeading('figures', 'Figures heading'),
  ],
})
