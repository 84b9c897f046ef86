import * as field from '#schemas/shared/fields.ts'
import { definePage } from '#schemas/shared/page.ts'

/** Texts around the services of every category page; the heading itself is the category's title. */
export const categoryPage = definePage({
  name: 'categoryPage',
  title: 'Category pages: texts',
  address: '/services/category/{category}',
  documentsBring: 'all',
  placeholders: ['category'],
  fields: [
    field.sectionHeading('services', 'Services of the category'),
    field.sectionHeading('other', 'After the last service', {
      description: 'For a job that is not among the cards.',
    }),
    field.sectionHeading('aboutHeading', 'About the trade', {
      description: 'The text below it is the category’s own.',
    }),
    field.sectionHeading('neighboursHeading', 'Neighbouring categories'),
    field.sectionHeading('empty', 'A category without services', {
      description: 'The hint below "No Services Found".',
    }),
  ],
})
