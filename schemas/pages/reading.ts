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
      field.localeString('planningTitle', ['Guides without a category', 'Guides sans catégorie'], {
        en: 'Stands where the others have the name of their category.',
        fr: 'Là où les autres portent le nom de leur catégorie.',
      }),
      field.sectionHeading('services', ['Services', 'Services'], {
        en: 'At the end of every guide.',
        fr: 'À la fin de chaque guide.',
      }),
    ],
  },
  {
    name: 'resourcesPage',
    title: { en: 'Resources', fr: 'Ressources' },
    path: '/resources',
    visits: 'few',
    fields: [
      field.sectionHeading('directory', ['Directory', 'Répertoire']),
      field.listOf('resourceLink', 'resources', ['Resources', 'Ressources']),
      field.sectionHeading('guides', ['Newest guides', 'Guides les plus récents']),
    ],
  },
])
