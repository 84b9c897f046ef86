import { definePage } from '#schemas/shared/page.ts'

export const aboutPage = definePage({
  name: 'aboutPage',
  title: 'About',
  address: '/about',
})
