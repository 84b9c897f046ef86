import { definePage } from '#schemas/shared/page.ts'

export const pricingPage = definePage({
  name: 'pricingPage',
  title: 'Pricing',
  address: '/pricing',
})
