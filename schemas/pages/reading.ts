import * as field from '#schemas/shared/fields.ts'
import { pagesIn } from '#schemas/shared/page.ts'

export const readingPages = pagesIn('reading', [
  {
    name: 'guidesPage',
    title: { en: 'Guides page', fr: 'Page des guides' },
    path: '/guides',
    visits: 'few',
    shownOn: { pages: { guide: { en: 'End of every guide', fr: 'Fin de chaque guide' } } },
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
  },
  {
    name: 'resourcesPage',
    title: { en: 'Resources', fr: 'Ressources' },
    path: '/resources',
    visits: 'few',
    fields: [
      field.sectionHeading('directory', { en: 'Directory', fr: 'Répertoire' }),
      field.listOf('resourceLink', 'resources', { en: 'Resources', fr: 'Ressources' }),
      field.sectionHeading('guides', { en: 'Newest guides', fr: 'Guides les plus récents' }),
    ],
  },
])
