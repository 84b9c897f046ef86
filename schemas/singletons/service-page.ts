import * as field from '#schemas/shared/fields.ts'
import { guideGroup, pricingGroup } from '#schemas/shared/groups.ts'
import { definePage } from '#schemas/shared/page.ts'

/** Texts around the data of every service page; the heading itself is the service's name. */
export const servicePage = definePage({
  name: 'servicePage',
  title: 'Service pages: texts',
  address: '/{service}',
  documentsBring: 'all',
  placeholders: ['service', 'duration', 'priceRange'],
  groups: [pricingGroup, guideGroup],
  fields: [
    field.localeString('guaranteeLine', 'Guarantee line', {
      description: 'In the facts below the hero: "Free return, 30 days".',
    }),
    field.localeText('guaranteeNote', 'Guarantee sentence', {
      description: 'Contact within 30 days for a free return.',
    }),
    field.sectionHeading('quoteBox', 'Quote box', {
      description: '"Get Contractor Quotes".',
      group: pricingGroup.name,
    }),
    field.localeString('quoteNote', 'Small print of the quote box', { group: pricingGroup.name }),
    field.sectionHeading('included', "What's included", { group: guideGroup.name }),
    field.sectionHeading('guide', 'Installation guide', { group: guideGroup.name }),
    field.listOf('titledText', 'localConsiderations', 'Local considerations', {
      description: 'For services that have none of their own.',
      group: guideGroup.name,
    }),
    field.listOf('titledText', 'safetyAndCodes', 'Safety and codes', {
      description: 'For services that have none of their own.',
      group: guideGroup.name,
    }),
    field.sectionHeading('projects', 'Real projects'),
    field.sectionHeading('estimator', 'Instant estimate', { group: pricingGroup.name }),
    field.localeText('estimatorNote', 'Small print of the estimate', {
      description: "Such as: An estimate, not a bill. The contractor's written quote is the price.",
      group: pricingGroup.name,
    }),
    field.sectionHeading('enhancement', 'Enhancement content', { group: guideGroup.name }),
    field.sectionHeading('comparison', 'Comparison', { group: pricingGroup.name }),
    field.sectionHeading('reviews', 'Reviews'),
    field.sectionHeading('trust', 'Trust figures'),
    field.sectionHeading('whyChooseHeading', 'Why choose us'),
    field.listOf('titledText', 'whyChoose', 'Why choose points', {
      description: 'For services that have none of their own.',
    }),
    field.sectionHeading('questions', 'Questions heading'),
    field.listOf('faqEntry', 'faqs', 'Questions', { description: 'Every service has these, after its own.' }),
    field.sectionHeading('citiesHeading', 'Cities heading'),
    field.referenceList('city', 'cities', 'Cities', {
      description: 'The sixteen of every service page.',
      max: 16,
    }),
  ],
})
