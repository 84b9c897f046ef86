import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const citiesPage = definePage({
  name: 'citiesPage',
  title: 'Cities page',
  address: '/cities',
  fields: [
    field.sectionHeading('top', 'Top cities'),
    field.referenceList('city', 'topCities', 'Cities', { max: 6 }),
    field.sectionHeading('all', 'All cities'),
  ],
})
