import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { linkProblem } from '#schemas/shared/link-problem.ts'
import { ICON_KEYS } from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** One cell of the resources page: where it leads, and what is to be found there. */
export const resourceLink = defineType({
  name: 'resourceLink',
  title: 'Resource',
  type: 'object',
  icon: LinkIcon,
  fields: [
    field.localeString('title', 'Title', { required: true }),
    field.localeText('text', 'Text'),
    field.choice('icon', 'Drawing', ICON_KEYS, { description: 'May stay empty.' }),
    defineField({
      name: 'path',
      title: 'Leads to',
      type: 'string',
      description: 'A page of this site such as /guides.',
      validation: (rule) =>
        rule.custom((path) =>
          path ? (linkProblem(path) ?? true) : { en: 'Write where it leads.', fr: 'Écrivez où il mène.' },
        ),
    }),
  ],
  preview: localizedPreview('title'),
})
