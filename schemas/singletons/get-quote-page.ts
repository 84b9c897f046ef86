import { definePage } from '#schemas/shared/page.ts'

export const getQuotePage = definePage({
  name: 'getQuotePage',
  title: 'Get a quote',
  address: '/get-quote',
})
