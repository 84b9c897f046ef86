import { definePage } from '#schemas/shared/page.ts'

export const projectsPage = definePage({
  name: 'projectsPage',
  title: { en: 'Projects', fr: 'Réalisations' },
  path: '/projects',
  desk: 'reasons',
  visits: 'proof',
})
