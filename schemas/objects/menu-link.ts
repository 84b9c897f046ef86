import { LinkIcon } from '@sanity/icons/Link'
import type { Definition } from '#schemas/define.ts'
import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import * as field from '#schemas/shared/fields.ts'
import { linkProblem } from '#schemas/shared/link-problem.ts'
import { NO_TEXT, ownText } from '#schemas/shared/preview.ts'

/** A link in a menu: either to a document, whose address it follows, or to a page by its path. */
export const menuLink: Definition = {
  name: 'menuLink',
  title: { en: 'Link', fr: 'Lien' },
  type: 'object',
  icon: LinkIcon,
  fields: [
    field.localeString('label', { en: 'Label', fr: 'Libellé', required: true }),
    {
      name: 'target',
      title: { en: 'Document', fr: 'Document' },
      type: 'reference',
      description: {
        en: 'The link follows its address when that changes.',
        fr: 'Le lien suit l’adresse du document quand elle change.',
      },
      to: DOCUMENTS_WITH_PAGE.map(({ name }) => ({ type: name })),
    },
    {
      name: 'path',
      title: { en: 'Or a path', fr: 'Ou un chemin' },
      type: 'string',
      description: {
        en: 'For pages that are not in the list above, such as /guarantee. Also https:// addresses.',
        fr: 'Pour les pages qui ne sont pas dans la liste ci-dessus, par exemple /guarantee. Aussi des adresses https://.',
      },
      validation: (rule) => rule.custom((path?: string) => (path ? (linkProblem(path) ?? true) : true)),
    },
  ],
  validation: (rule) =>
    rule.custom((menuLink?: { target?: unknown; path?: unknown }) =>
      !menuLink || Boolean(menuLink.target) !== Boolean(menuLink.path)
        ? true
        : {
            en: 'Choose a document or write a path: one of the two.',
            fr: 'Choisissez un document ou écrivez un chemin : l’un des deux.',
          },
    ),
  preview: {
    select: { path: 'path', slug: 'target.slug.current' },
    texts: { label: 'label' },
    prepare: ({ label, path, slug }, language) => ({
      title: ownText(label, language) || NO_TEXT[language],
      subtitle: path ?? slug,
    }),
  },
}
