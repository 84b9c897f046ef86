import { definePage } from '#schemas/shared/page.ts'

/** The questions themselves are `faq` documents, grouped by topic. */
export const faqPage = definePage({
  name: 'faqPage',
  title: { en: 'FAQ', fr: 'Foire aux questions' },
  path: '/faq',
  desk: 'reasons',
  visits: 'menu',
})
