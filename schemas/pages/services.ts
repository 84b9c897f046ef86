import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/** The catalogue's texts. */
export const servicesPage = definePage({
  name: 'servicesPage',
  title: { en: 'Services', fr: 'Services' },
  path: '/services',
  desk: 'main',
  visits: 'landing',
  placeholders: ['serviceCount'],
  fields: [
    field.localeString('countLabel', {
      title: { en: 'Words under the count', fr: 'Mots sous le nombre' },
      description: { en: 'Such as "services, priced".', fr: 'Par exemple « services, avec leur prix ».' },
    }),
    field.sectionHeading('cityFinder', { title: { en: 'City finder', fr: 'Recherche de ville' } }),
    field.referenceList('city', 'finderCities', {
      title: { en: 'Cities of the finder', fr: 'Villes de la recherche' },
      description: { en: 'Six.', fr: 'Six.' },
      max: 6,
    }),
    field.localeString('popularLocationsTitle', {
      title: { en: 'Heading of the popular locations', fr: 'Titre des lieux en demande' },
    }),
    field.listOf('locationLink', 'popularLocations', {
      title: { en: 'Popular locations', fr: 'Lieux en demande' },
      description: { en: 'Six.', fr: 'Six.' },
      max: 6,
    }),
    field.sectionHeading('specialty', {
      title: { en: 'Featured specialty services', fr: 'Services spécialisés en vedette' },
    }),
    field.referenceList('service', 'specialtyServices', {
      title: { en: 'Specialty services', fr: 'Services spécialisés' },
      description: { en: 'Six.', fr: 'Six.' },
      max: 6,
    }),
    field.sectionHeading('catalogue', { title: { en: 'Catalogue heading', fr: 'Titre du catalogue' } }),
    field.localeString('availabilityNote', {
      title: { en: 'Note on every card', fr: 'Mention sur chaque fiche' },
      description: { en: '"Available nationwide".', fr: '« Offert partout au pays ».' },
    }),
    field.sectionHeading('statistics', { title: { en: 'Statistics heading', fr: 'Titre des statistiques' } }),
    {
      name: 'statisticsLabels',
      title: { en: 'Statistics', fr: 'Statistiques' },
      type: 'object',
      description: {
        en: 'The first three numbers are counted from the services.',
        fr: 'Les trois premiers nombres sont comptés à partir des services.',
      },
      fields: [
        field.localeString('total', {
          title: { en: 'Under the number of services', fr: 'Sous le nombre de services' },
        }),
        field.localeString('licensed', {
          title: {
            en: 'Under the number of licensed-trade services',
            fr: 'Sous le nombre de services avec licence',
          },
        }),
        field.localeString('quick', {
          title: { en: 'Under the number of easy services', fr: 'Sous le nombre de services faciles' },
          description: { en: '"Quick Installations".', fr: '« Installations rapides ».' },
        }),
        field.localeString('categories', {
          title: { en: 'Under the number of categories', fr: 'Sous le nombre de catégories' },
        }),
        field.plainText('categoriesValue', {
          title: { en: 'Number of categories', fr: 'Nombre de catégories' },
          description: { en: 'Shown as given: 18.', fr: 'Montré tel quel : 18.' },
        }),
      ],
    },
    field.sectionHeading('popular', { title: { en: 'Most popular', fr: 'Les plus demandés' } }),
    field.referenceList('service', 'popularServices', {
      title: { en: 'Popular services', fr: 'Services en demande' },
      description: { en: 'Four.', fr: 'Quatre.' },
      max: 4,
    }),
  ],
})
