import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const resourcesPage = definePage({
  name: 'resourcesPage',
  title: 'Resources',
  address: '/resources',
  fields: [
    field.sectionHeading('directory', 'Directory'),
    field.listOf('resourceLink', 'resources', 'Resources'),
    field.sectionHeading('guides', 'Newest guides'),
  ],
})
