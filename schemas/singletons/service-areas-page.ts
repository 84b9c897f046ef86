import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const serviceAreasPage = definePage({
  name: 'serviceAreasPage',
  title: 'Service areas',
  address: '/service-areas',
  fields: [
    field.sectionHeading('map', 'Provinces and territories'),
    field.sectionHeading('coverage', 'Response by city'),
    field.sectionHeading('outside', 'Outside these areas'),
  ],
})
