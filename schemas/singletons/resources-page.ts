import { definePage } from '#schemas/shared/page.ts'

export const resourcesPage = definePage({
  name: 'resourcesPage',
  title: 'Resources',
  address: '/resources',
})
