import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { linkProblem } from '#schemas/shared/link-problem.ts'

/** A link inside formatted text. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'href',
      title: 'Leads to',
      type: 'string',
      description: 'A page of this site such as /guarantee, or a full address such as https://example.ca.',
      validation: (rule) =>
        rule.custom((href) =>
          href
            ? (linkProblem(href) ?? true)
            : { en: 'Write where the link leads.', fr: 'Écrivez où mène le lien.' },
        ),
    }),
  ],
})
