import { city } from '#schemas/documents/city.ts'
import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/** Texts around the data of every city page. */
export const cityPage = definePage({
  name: 'cityPage',
  title: { en: 'City pages', fr: 'Pages des villes' },
  path: city.path,
  desk: 'shared',
  visits: 'pagesOfAKind',
  documentsBring: 'lead',
  placeholders: ['city', 'province'],
  fields: [
    field.sectionHeading('services', { title: { en: 'Services', fr: 'Services' } }),
    field.sectionHeading('categoryGroups', { title: { en: 'Category groups', fr: 'Groupes de catégories' } }),
    field.referenceList('category', 'categories', {
      title: { en: 'Categories', fr: 'Catégories' },
      description: { en: 'Home, tech, outdoor.', fr: 'Maison, techno, extérieur.' },
      max: 3,
    }),
    field.sectionHeading('market', { title: { en: 'Local market', fr: 'Marché local' } }),
    field.sectionHeading('rules', {
      title: { en: 'Local rules and buildings', fr: 'Règles et bâtiments d’ici' },
    }),
    field.sectionHeading('neighbourhoods', {
      title: { en: 'Neighbourhoods served', fr: 'Quartiers desservis' },
    }),
    field.sectionHeading('reviews', { title: { en: 'Reviews from the city', fr: 'Avis de la ville' } }),
    field.sectionHeading('nearby', {
      title: { en: 'Other cities of the province', fr: 'Autres villes de la province' },
    }),
  ],
})
