import { definePage } from '#schemas/shared/page.ts'

export const projectsPage = definePage({
  name: 'projectsPage',
  title: { en: 'Projects', fr: 'Réalisations' },
  address: '/projects',
})
