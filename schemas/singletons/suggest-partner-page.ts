import { definePage } from '#schemas/shared/page.ts'

export const suggestPartnerPage = definePage({
  name: 'suggestPartnerPage',
  title: 'Suggest a partner',
  address: '/suggest-partner',
})
