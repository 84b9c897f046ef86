import { definePage } from '#schemas/shared/page.ts'

export const careersPage = definePage({
  name: 'careersPage',
  title: 'Careers',
  address: '/careers',
})
