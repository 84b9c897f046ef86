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
  placeholders: ['city', 'service', 'priceRange', 'averageWait', 'busySeason', 'building', 'specializations'],
  fields: [
    field.localeStringList('trustBadges', { title: { en: 'Trust badges', fr: 'Gages de confiance' } }),
    field.sectionHeading('highlightsHeading', {
      title: { en: 'Local highlights heading', fr: 'Titre des points forts' },
    }),
    field.listOf('titledText', 'highlights', {
      title: { en: 'Local highlights', fr: 'Points forts' },
      description: {
        en: 'Left out in cities that do not have what a name in braces stands for.',
        fr: 'Laissé de côté dans les villes qui n’ont pas ce que désigne un nom entre accolades.',
      },
      max: 3,
    }),
    field.sectionHeading('gallery', { title: { en: 'Results gallery', fr: 'Galerie des résultats' } }),
    field.sectionHeading('installers', {
      title: { en: 'Local installers and reviews', fr: 'Installateurs et avis de la ville' },
    }),
    field.sectionHeading('whyChooseHeading', {
      title: { en: 'Why choose heading', fr: 'Titre de « Pourquoi nous choisir »' },
    }),
    field.listOf('titledText', 'whyChoose', {
      title: { en: 'Why choose points', fr: 'Points de « Pourquoi nous choisir »' },
    }),
    field.sectionHeading('testimonials', { title: { en: 'Testimonials', fr: 'Témoignages' } }),
    field.sectionHeading('neighbourhoods', {
      title: { en: 'Neighbourhoods served', fr: 'Quartiers desservis' },
    }),
  ],
})
