import { definePage } from '#schemas/shared/page.ts'

/** Texts around the services of every category page. */
export const categoryPage = definePage({
  name: 'categoryPage',
  title: 'Category pages: texts',
  address: '/services/category/{category}',
  placeholders: ['category'],
})
