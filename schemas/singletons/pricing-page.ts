import * as field from '#schemas/shared/fields.ts'
import { pricingGroup } from '#schemas/shared/groups.ts'
import { definePage } from '#schemas/shared/page.ts'

/** Prices and how they come about. The figures are those of the services, cities, emergencies and the estimator. */
export const pricingPage = definePage({
  name: 'pricingPage',
  title: 'Pricing',
  address: '/pricing',
  placeholders: ['serviceCount'],
  groups: [pricingGroup],
  fields: [
    field.sectionHeading('ranges', 'Price ranges', {
      description: 'Every service, by category.',
      group: pricingGroup.name,
    }),
    field.sectionHeading('estimate', 'How an estimate is made', { group: pricingGroup.name }),
    field.localeText('complexityText', 'Complexity', {
      description: 'Above the five factors of the estimator.',
      group: pricingGroup.name,
    }),
    field.localeText('timelineText', 'Timeline', {
      description: 'Above the four factors of the estimator.',
      group: pricingGroup.name,
    }),
    field.sectionHeading('exampleHeading', 'Worked example', { group: pricingGroup.name }),
    field.reference('service', 'exampleService', 'Service of the example', {
      description: 'With its first add-on, in the estimator’s first city.',
      group: pricingGroup.name,
    }),
    field.sectionHeading('citiesHeading', 'City multipliers', { group: pricingGroup.name }),
    field.sectionHeading('addOnsHeading', 'Add-ons', { group: pricingGroup.name }),
    field.referenceList('service', 'addOnServices', 'Services whose add-ons are listed', {
      group: pricingGroup.name,
      max: 6,
    }),
    field.localeString('defaultAddOnsLabel', 'Name of the default add-ons', {
      description: 'Such as "Every other service".',
      group: pricingGroup.name,
    }),
    field.sectionHeading('emergency', 'Emergency prices', { group: pricingGroup.name }),
    field.sectionHeading('rulesHeading', 'Price rules'),
    field.listOf('titledText', 'rules', 'Rules', {
      description: 'What is included, taxes, permits, rescheduling, cancellation.',
    }),
  ],
})
