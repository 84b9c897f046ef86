import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const resourcesPage = definePage({
  name: 'resourcesPage',
  title: { en: 'Resources', fr: 'Ressources' },
  path: '/resources',
  desk: 'reading',
  visits: 'few',
  fields: [
    field.sectionHeading('directory', { title: { en: 'Directory', fr: 'Répertoire' } }),
    field.listOf('resourceLink', 'resources', { title: { en: 'Resources', fr: 'Ressources' } }),
    field.sectionHeading('guides', { title: { en: 'Newest guides', fr: 'Guides les plus récents' } }),
  ],
})
