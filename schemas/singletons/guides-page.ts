import { definePage } from '#schemas/shared/page.ts'

export const guidesPage = definePage({
  name: 'guidesPage',
  title: 'Guides',
  address: '/guides',
})
