import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const citiesPage = definePage({
  name: 'citiesPage',
  title: { en: 'Cities page', fr: 'Villes' },
  address: '/cities',
  fields: [
    field.sectionHeading('top', { title: { en: 'Top cities', fr: 'Principales villes' } }),
    field.referenceList('city', 'topCities', { title: { en: 'Cities', fr: 'Villes' }, max: 6 }),
    field.sectionHeading('all', { title: { en: 'All cities', fr: 'Toutes les villes' } }),
  ],
})
