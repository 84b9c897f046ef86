import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const resourcesPage = definePage({
  name: 'resourcesPage',
  title: { en: 'Resources', fr: 'Ressources' },
  path: '/resources',
  desk: 'reading',
  visits: 'few',
  fields: [
    field.sectionHeading('directory', { en: 'Directory', fr: 'Répertoire' }),
    field.listOf('resourceLink', 'resources', { en: 'Resources', fr: 'Ressources' }),
    field.sectionHeading('guides', { en: 'Newest guides', fr: 'Guides les plus récents' }),
  ],
})
