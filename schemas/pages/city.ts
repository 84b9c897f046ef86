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
    field.sectionHeading('services', { en: 'Services', fr: 'Services' }),
    field.sectionHeading('categoryGroups', { en: 'Category groups', fr: 'Groupes de catégories' }),
    field.referenceList('category', 'categories', {
      en: ['Categories', 'Home, tech, outdoor.'],
      fr: ['Catégories', 'Maison, techno, extérieur.'],
      max: 3,
    }),
    field.sectionHeading('market', { en: 'Local market', fr: 'Marché local' }),
    field.sectionHeading('rules', { en: 'Local rules and buildings', fr: 'Règles et bâtiments d’ici' }),
    field.sectionHeading('neighbourhoods', { en: 'Neighbourhoods served', fr: 'Quartiers desservis' }),
    field.sectionHeading('reviews', { en: 'Reviews from the city', fr: 'Avis de la ville' }),
    field.sectionHeading('nearby', {
      en: 'Other cities of the province',
      fr: 'Autres villes de la province',
    }),
  ],
})
