import { definePage } from '#schemas/shared/page.ts'

export const financingPage = definePage({
  name: 'financingPage',
  title: 'Financing',
  address: '/financing',
})
