import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { linkProblem } from '#schemas/shared/link-problem.ts'

/** A link in a menu: either to a document, whose address it follows, or to a page by its path. */
export const menuLink = defineType({
  name: 'menuLink',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    field.localeString('label', 'Label', { required: true }),
    defineField({
      name: 'target',
      title: 'Document',
      type: 'reference',
      description: 'The link follows its address when that changes.',
      to: [
        { type: 'service' },
        { type: 'category' },
        { type: 'city' },
        { type: 'bundle' },
        { type: 'guide' },
        { type: 'legalPage' },
      ],
    }),
    defineField({
      name: 'path',
      title: 'Or a path',
      type: 'string',
      description: 'For pages that are not in the list above, such as /guarantee. Also https:// addresses.',
      validation: (rule) => rule.custom((path) => (path ? (linkProblem(path) ?? true) : true)),
    }),
  ],
  validation: (rule) =>
    rule.custom((menuLink) =>
      !menuLink || Boolean(menuLink.target) !== Boolean(menuLink.path)
        ? true
        : {
            en: 'Choose a document or write a path: one of the two.',
            fr: 'Choisissez un document ou écrivez un chemin : l’un des deux.',
          },
    ),
  preview: {
    select: { en: 'label.en', path: 'path', slug: 'target.slug.current' },
    prepare: ({ en, path, slug }) => ({ title: en ?? 'No text yet', subtitle: path ?? slug }),
  },
})
