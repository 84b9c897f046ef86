import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/** Texts around the data of every city page. */
export const cityPage = definePage({
  name: 'cityPage',
  title: 'City pages: texts',
  address: '/city/{city}',
  documentsBring: 'lead',
  placeholders: ['city', 'province'],
  fields: [
    field.sectionHeading('services', 'Services'),
    field.sectionHeading('categoryGroups', 'Category groups'),
    field.referenceList('category', 'categories', 'Categories', {
      description: 'Home, tech, outdoor.',
      max: 3,
    }),
    field.sectionHeading('market', 'Local market'),
    field.sectionHeading('rules', 'Local rules and buildings'),
    field.sectionHeading('neighbourhoods', 'Neighbourhoods served'),
    field.sectionHeading('reviews', 'Reviews from the city'),
    field.sectionHeading('nearby', 'Other cities of the province'),
  ],
})
