import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/** Texts around the data of every page about a service in a city. */
export const cityServicePage = definePage({
  name: 'cityServicePage',
  title: 'City and service pages: texts',
  address: '/{city}/{service}',
  placeholders: ['city', 'service', 'priceRange', 'averageWait', 'busySeason', 'building', 'specializations'],
  fields: [
    field.localeStringList('trustBadges', 'Trust badges'),
    field.sectionHeading('highlightsHeading', 'Local highlights heading'),
    field.listOf('titledText', 'highlights', 'Local highlights', {
      description: 'Left out in cities that do not have what a name in braces stands for.',
      max: 3,
    }),
    field.sectionHeading('gallery', 'Results gallery'),
    field.sectionHeading('installers', 'Local installers and reviews'),
    field.sectionHeading('whyChooseHeading', 'Why choose heading'),
    field.listOf('titledText', 'whyChoose', 'Why choose points'),
    field.sectionHeading('testimonials', 'Testimonials'),
    field.sectionHeading('neighbourhoods', 'Neighbourhoods served'),
  ],
})
