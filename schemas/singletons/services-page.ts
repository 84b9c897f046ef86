import { defineField } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/** The catalogue's texts. */
export const servicesPage = definePage({
  name: 'servicesPage',
  title: 'Catalogue',
  address: '/services',
  placeholders: ['serviceCount'],
  fields: [
    field.localeString('countLabel', 'Words under the count', { description: 'Such as "services, priced".' }),
    field.sectionHeading('cityFinder', 'City finder'),
    field.referenceList('city', 'finderCities', 'Cities of the finder', { description: 'Six.', max: 6 }),
    field.localeString('popularLocationsTitle', 'Heading of the popular locations'),
    field.listOf('locationLink', 'popularLocations', 'Popular locations', { description: 'Six.', max: 6 }),
    field.sectionHeading('specialty', 'Featured specialty services'),
    field.referenceList('service', 'specialtyServices', 'Specialty services', {
      description: 'Six.',
      max: 6,
    }),
    field.sectionHeading('catalogue', 'Catalogue heading'),
    field.localeString('availabilityNote', 'Note on every card', { description: '"Available nationwide".' }),
    field.sectionHeading('statistics', 'Statistics heading'),
    defineField({
      name: 'statisticsLabels',
      title: 'Statistics',
      type: 'object',
      description: 'The first three numbers are counted from the services.',
      fields: [
        field.localeString('total', 'Under the number of services'),
        field.localeString('licensed', 'Under the number of licensed-trade services'),
        field.localeString('quick', 'Under the number of easy services', {
          description: '"Quick Installations".',
        }),
        field.localeString('categories', 'Under the number of categories'),
        field.plainText('categoriesValue', 'Number of categories', { description: 'Shown as given: 18.' }),
      ],
    }),
    field.sectionHeading('popular', 'Most popular'),
    field.referenceList('service', 'popularServices', 'Popular services', { description: 'Four.', max: 4 }),
  ],
})
