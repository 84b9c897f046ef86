import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const guidesPage = definePage({
  name: 'guidesPage',
  title: 'Guides',
  address: '/guides',
  fields: [
    field.localeString('planningTitle', 'Guides without a category', {
      description: 'Stands where the others have the name of their category.',
    }),
    field.sectionHeading('services', 'Services', { description: 'At the end of every guide.' }),
  ],
})
