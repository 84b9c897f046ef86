import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/** Texts around the data of every bundle page. */
export const bundlePage = definePage({
  name: 'bundlePage',
  title: 'Bundle pages: texts',
  address: '/bundles/{bundle}',
  documentsBring: 'all',
  placeholders: ['bundle'],
  fields: [
    field.sectionHeading('included', 'Included services'),
    field.sectionHeading('benefitsHeading', 'Benefits heading'),
    field.listOf('titledText', 'benefits', 'Benefit cards', { max: 3 }),
  ],
})
