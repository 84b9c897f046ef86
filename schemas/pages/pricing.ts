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
      title: { en: 'Price ranges', fr: 'Fourchettes de prix' },
      description: { en: 'Every service, by category.', fr: 'Tous les services, par catégorie.' },
      group: pricingGroup.name,
    }),
    field.sectionHeading('estimate', {
      title: { en: 'How an estimate is made', fr: 'Comment une estimation est faite' },
      group: pricingGroup.name,
    }),
    field.localeText('complexityText', {
      title: { en: 'Complexity', fr: 'Difficulté' },
      description: {
        en: 'Above the five factors of the estimator.',
        fr: 'Au-dessus des cinq facteurs de l’estimateur.',
      },
      group: pricingGroup.name,
    }),
    field.localeText('timelineText', {
      title: { en: 'Timeline', fr: 'Délai' },
      description: {
        en: 'Above the four factors of the estimator.',
        fr: 'Au-dessus des quatre facteurs de l’estimateur.',
      },
      group: pricingGroup.name,
    }),
    field.sectionHeading('exampleHeading', {
      title: { en: 'Worked example', fr: 'Exemple de calcul' },
      group: pricingGroup.name,
    }),
    field.reference('service', 'exampleService', {
      title: { en: 'Service of the example', fr: 'Service de l’exemple' },
      description: {
        en: 'With its first add-on, in the estimator’s first city.',
        fr: 'Avec sa première option, dans la première ville de l’estimateur.',
      },
      group: pricingGroup.name,
    }),
    field.sectionHeading('citiesHeading', {
      title: { en: 'City multipliers', fr: 'Multiplicateurs des villes' },
      group: pricingGroup.name,
    }),
    field.sectionHeading('addOnsHeading', {
      title: { en: 'Add-ons', fr: 'Options' },
      group: pricingGroup.name,
    }),
    field.referenceList('service', 'addOnServices', {
      title: { en: 'Services whose add-ons are listed', fr: 'Services dont les options sont énumérées' },
      group: pricingGroup.name,
      max: 6,
    }),
    field.localeString('defaultAddOnsLabel', {
      title: { en: 'Name of the default add-ons', fr: 'Nom des options par défaut' },
      description: { en: 'Such as "Every other service".', fr: 'Par exemple « Tous les autres services ».' },
      group: pricingGroup.name,
    }),
    field.sectionHeading('emergency', {
      title: { en: 'Emergency prices', fr: 'Prix des urgences' },
      group: pricingGroup.name,
    }),
    field.sectionHeading('rulesHeading', { title: { en: 'Price rules', fr: 'Titre des règles de prix' } }),
    field.listOf('titledText', 'rules', {
      title: { en: 'Rules', fr: 'Règles' },
      description: {
        en: 'What is included, taxes, permits, rescheduling, cancellation.',
        fr: 'Ce qui est compris, taxes, permis, changement de date, annulation.',
      },
    }),
  ],
})
