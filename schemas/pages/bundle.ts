import { bundle } from '#schemas/documents/bundle.ts'
import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/** Texts around the data of every bundle page. */
export const bundlePage = definePage({
  name: 'bundlePage',
  title: { en: 'Bundle pages', fr: 'Pages des forfaits' },
  path: bundle.path,
  desk: 'shared',
  visits: 'pagesOfAKind',
  documentsBring: 'all',
  placeholders: ['bundle'],
  fields: [
    field.sectionHeading('included', { en: 'Included services', fr: 'Services compris' }),
    field.sectionHeading('benefitsHeading', { en: 'Benefits heading', fr: 'Titre des avantages' }),
    field.listOf('titledText', 'benefits', { en: 'Benefit cards', fr: 'Fiches des avantages', max: 3 }),
  ],
})
