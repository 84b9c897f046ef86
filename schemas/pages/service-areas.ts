import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const serviceAreasPage = definePage({
  name: 'serviceAreasPage',
  title: { en: 'Service areas', fr: 'Zones desservies' },
  path: '/service-areas',
  desk: 'main',
  visits: 'menu',
  fields: [
    field.sectionHeading('map', { en: 'Provinces and territories', fr: 'Provinces et territoires' }),
    field.sectionHeading('coverage', { en: 'Response by city', fr: 'Délai de réponse par ville' }),
    field.sectionHeading('outside', { en: 'Outside these areas', fr: 'Hors de ces zones' }),
  ],
})
