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
      en: ['Words under the count', 'Such as "services, priced".'],
      fr: ['Mots sous le nombre', 'Par exemple « services, avec leur prix ».'],
    }),
    field.sectionHeading('cityFinder', { en: 'City finder', fr: 'Recherche de ville' }),
    field.referenceList('city', 'finderCities', {
      en: ['Cities of the finder', 'Six.'],
      fr: ['Villes de la recherche', 'Six.'],
      max: 6,
    }),
    field.localeString('popularLocationsTitle', {
      en: 'Heading of the popular locations',
      fr: 'Titre des lieux en demande',
    }),
    field.listOf('locationLink', 'popularLocations', {
      en: ['Popular locations', 'Six.'],
      fr: ['Lieux en demande', 'Six.'],
      max: 6,
    }),
    field.sectionHeading('specialty', {
      en: 'Featured specialty services',
      fr: 'Services spécialisés en vedette',
    }),
    field.referenceList('service', 'specialtyServices', {
      en: ['Specialty services', 'Six.'],
      fr: ['Services spécialisés', 'Six.'],
      max: 6,
    }),
    field.sectionHeading('catalogue', { en: 'Catalogue heading', fr: 'Titre du catalogue' }),
    field.localeString('availabilityNote', {
      en: ['Note on every card', '"Available nationwide".'],
      fr: ['Mention sur chaque fiche', '« Offert partout au pays ».'],
    }),
    field.sectionHeading('statistics', { en: 'Statistics heading', fr: 'Titre des statistiques' }),
    field.object('statisticsLabels', {
      en: ['Statistics', 'The first three numbers are counted from the services.'],
      fr: ['Statistiques', 'Les trois premiers nombres sont comptés à partir des services.'],
      fields: [
        field.localeString('total', { en: 'Under the number of services', fr: 'Sous le nombre de services' }),
        field.localeString('licensed', {
          en: 'Under the number of licensed-trade services',
          fr: 'Sous le nombre de services avec licence',
        }),
        field.localeString('quick', {
          en: ['Under the number of easy services', '"Quick Installations".'],
          fr: ['Sous le nombre de services faciles', '« Installations rapides ».'],
        }),
        field.localeString('categories', {
          en: 'Under the number of categories',
          fr: 'Sous le nombre de catégories',
        }),
        field.plainText('categoriesValue', {
          en: ['Number of categories', 'Shown as given: 18.'],
          fr: ['Nombre de catégories', 'Montré tel quel : 18.'],
        }),
      ],
    }),
    field.sectionHeading('popular', { en: 'Most popular', fr: 'Les plus demandés' }),
    field.referenceList('service', 'popularServices', {
      en: ['Popular services', 'Four.'],
      fr: ['Services en demande', 'Quatre.'],
      max: 4,
    }),
  ],
})
