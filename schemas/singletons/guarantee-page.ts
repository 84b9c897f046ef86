import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

export const guaranteePage = definePage({
  name: 'guaranteePage',
  title: 'Guarantee page',
  address: '/guarantee',
  fields: [
    field.sectionHeading('cardsHeading', 'Guarantee heading'),
    field.listOf('titledText', 'cards', 'Guarantee cards', { max: 4 }),
    field.sectionHeading('protectionsHeading', 'Protections heading'),
    field.localeStringList('protections', 'Protections'),
    field.sectionHeading('claim', 'How to claim'),
    field.localeStringList('claimItems', 'What to have ready', {
      description: 'Booking reference, issue description, photos, original install date.',
    }),
    field.sectionHeading('warrantyHeading', 'Warranty heading'),
    field.listOf('titledText', 'warranties', 'Warranty terms'),
    field.sectionHeading('support', 'Support line', {
      description: 'Beside the phone number of the site settings.',
    }),
    field.sectionHeading('download', 'Download of the terms', {
      description: 'The heading is also the title of the PDF.',
    }),
    field.localeBlocks('terms', 'Guarantee terms', {
      description: 'The text of the PDF that can be downloaded.',
    }),
  ],
})
