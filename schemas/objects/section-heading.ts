import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

/** The heading of a section of a page, and the sentences below or beside it. */
export const sectionHeading = defineType({
  name: 'sectionHeading',
  title: 'Section heading',
  type: 'object',
  options: { collapsible: true },
  fields: [
    field.localeString('title', 'Heading', { description: 'Sentence case in French.' }),
    field.localeText('text', 'Text', {
      description: 'One or two sentences below the heading. May stay empty.',
    }),
  ],
})
