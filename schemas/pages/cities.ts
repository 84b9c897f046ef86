import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const citiesPage = definePage({
  name: 'citiesPage',
  title: { en: 'Cities', fr: 'Villes' },
  path: '/cities',
  figures: 'cities',
  desk: 'main',
  visits: 'landing',
  fields: [
    field.sectionHeading('top', { en: 'Top cities', fr: 'Principales villes' }),
    field.referenceList('city', 'topCities', { en: 'Cities', fr: 'Villes', max: 6 }),
    field.sectionHeading('all', { en: 'All cities', fr: 'Toutes les villes' }),
  ],
})
