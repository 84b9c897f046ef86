import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/** Texts around the data of every page about a service in a city. */
export const cityServicePage = definePage({
  name: 'cityServicePage',
  title: { en: 'Pages of a service in a city', fr: 'Pages d’un service dans une ville' },
  path: '/{city}/{service}',
  otherPaths: ['/city/{city}/{service}'],
  figures: 'city-service',
  desk: 'shared',
  visits: 'pagesOfAKind',
  placeholders: [
    'city',
    'service',
    'priceName',
    'priceRange',
    'averageWait',
    'busySeason',
    'building',
    'specializations',
  ],
  fields: [
    field.localeStringList('trustBadges', { en: 'Trust badges', fr: 'Gages de confiance' }),
    field.sectionHeading('highlightsHeading', {
      en: 'Local highlights heading',
      fr: 'Titre des points forts',
    }),
    field.listOf('titledText', 'highlights', {
      en: ['Local highlights', 'Left out in cities that do not have what a name in braces stands for.'],
      fr: [
        'Points forts',
        'Laissé de côté dans les villes qui n’ont pas ce que désigne un nom entre accolades.',
      ],
      max: 3,
    }),
    field.sectionHeading('gallery', { en: 'Results gallery', fr: 'Galerie des résultats' }),
    field.sectionHeading('installers', {
      en: 'Local installers and reviews',
      fr: 'Installateurs et avis de la ville',
    }),
    field.sectionHeading('whyChooseHeading', {
      en: 'Why choose heading',
      fr: 'Titre de « Pourquoi nous choisir »',
    }),
    field.listOf('titledText', 'whyChoose', {
      en: 'Why choose points',
      fr: 'Points de « Pourquoi nous choisir »',
    }),
    field.sectionHeading('testimonials', { en: 'Testimonials', fr: 'Témoignages' }),
    field.sectionHeading('neighbourhoods', { en: 'Neighbourhoods served', fr: 'Quartiers desservis' }),
  ],
})
