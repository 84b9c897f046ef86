import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** What search engines and shared links show. Every part may stay empty: the page then uses its own title and lead. */
export const seo = defineType({
  name: 'seo',
  title: 'Search engines and sharing',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fields: [
    field.localeString('title', 'Title', {
      description: 'The blue line in search results. About 60 characters. Empty: the page title is used.',
      max: 70,
    }),
    field.localeText('description', 'Description', {
      description: 'The two lines below it. About 155 characters. Empty: the lead is used.',
      max: 170,
    }),
    field.localeString('keywords', 'Keywords', { description: 'Separated by commas.' }),
    field.picture('picture', 'Picture', {
      description: 'Shown when the page is shared, 1200 by 630. Empty: a picture is made from the title.',
    }),
  ],
})
