import { LinkIcon } from '@sanity/icons/Link'
import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { linkProblem } from '#schemas/shared/link-problem.ts'
import { ICON_KEYS } from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** One cell of the resources page: where it leads, and what is to be found there. */
export const resourceLink: Definition = {
  name: 'resourceLink',
  title: { en: 'Resource', fr: 'Ressource' },
  type: 'object',
  icon: LinkIcon,
  fields: [
    field.localeString('title', { en: 'Title', fr: 'Titre', required: true }),
    field.localeText('text', { en: 'Text', fr: 'Texte' }),
    field.choice('icon', ICON_KEYS, {
      en: ['Drawing', 'May stay empty.'],
      fr: ['Dessin', 'Peut rester vide.'],
    }),
    {
      name: 'path',
      title: { en: 'Leads to', fr: 'Mène à' },
      type: 'string',
      description: {
        en: 'A page of this site such as /guides.',
        fr: 'Une page du site, par exemple /guides.',
      },
      validation: (rule) =>
        rule.custom((path?: string) =>
          path ? (linkProblem(path) ?? true) : { en: 'Write where it leads.', fr: 'Écrivez où il mène.' },
        ),
    },
  ],
  preview: localizedPreview('title'),
}
