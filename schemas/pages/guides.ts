import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const guidesPage = definePage({
  name: 'guidesPage',
  title: { en: 'Guides page', fr: 'Page des guides' },
  path: '/guides',
  desk: 'reading',
  visits: 'few',
  shownOn: { pages: ['guide'] },
  fields: [
    field.localeString('planningTitle', {
      en: ['Guides without a category', 'Stands where the others have the name of their category.'],
      fr: ['Guides sans catégorie', 'Là où les autres portent le nom de leur catégorie.'],
    }),
    field.sectionHeading('services', {
      en: ['Services', 'At the end of every guide.'],
      fr: ['Services', 'À la fin de chaque guide.'],
    }),
  ],
})
