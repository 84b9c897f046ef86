import * as field from '#schemas/shared/fields.ts'
import { pricingGroup } from '#schemas/shared/groups.ts'
import { definePage } from '#schemas/shared/page.ts'

/** Prices and how they come about. The figures are those of the services, cities, emergencies and the estimator. */
export const pricingPage = definePage({
  name: 'pricingPage',
  title: { en: 'Pricing', fr: 'Prix' },
  path: '/pricing',
  desk: 'quotes',
  visits: 'menu',
  placeholders: ['serviceCount'],
  groups: [pricingGroup],
  fields: [
    field.sectionHeading('ranges', {
      en: ['Price ranges', 'Every service, by category.'],
      fr: ['Fourchettes de prix', 'Tous les services, par catégorie.'],
      group: 'pricing',
    }),
    field.sectionHeading('estimate', {
      en: 'How an estimate is made',
      fr: 'Comment une estimation est faite',
      group: 'pricing',
    }),
    field.localeText('complexityText', {
      en: ['Complexity', 'Above the five factors of the estimator.'],
      fr: ['Difficulté', 'Au-dessus des cinq facteurs de l’estimateur.'],
      group: 'pricing',
    }),
    field.localeText('timelineText', {
      en: ['Timeline', 'Above the four factors of the estimator.'],
      fr: ['Délai', 'Au-dessus des quatre facteurs de l’estimateur.'],
      group: 'pricing',
    }),
    field.sectionHeading('exampleHeading', {
      en: 'Worked example',
      fr: 'Exemple de calcul',
      group: 'pricing',
    }),
    field.reference('service', 'exampleService', {
      en: ['Service of the example', 'With its first add-on, in the estimator’s first city.'],
      fr: ['Service de l’exemple', 'Avec sa première option, dans la première ville de l’estimateur.'],
      group: 'pricing',
    }),
    field.sectionHeading('citiesHeading', {
      en: 'City multipliers',
      fr: 'Multiplicateurs des villes',
      group: 'pricing',
    }),
    field.sectionHeading('addOnsHeading', { en: 'Add-ons', fr: 'Options', group: 'pricing' }),
    field.referenceList('service', 'addOnServices', {
      en: 'Services whose add-ons are listed',
      fr: 'Services dont les options sont énumérées',
      group: 'pricing',
      max: 6,
    }),
    field.localeString('defaultAddOnsLabel', {
      en: ['Name of the default add-ons', 'Such as "Every other service".'],
      fr: ['Nom des options par défaut', 'Par exemple « Tous les autres services ».'],
      group: 'pricing',
    }),
    field.sectionHeading('emergency', { en: 'Emergency prices', fr: 'Prix des urgences', group: 'pricing' }),
    field.sectionHeading('rulesHeading', { en: 'Price rules', fr: 'Titre des règles de prix' }),
    field.listOf('titledText', 'rules', {
      en: ['Rules', 'What is included, taxes, permits, rescheduling, cancellation.'],
      fr: ['Règles', 'Ce qui est compris, taxes, permis, changement de date, annulation.'],
    }),
  ],
})
