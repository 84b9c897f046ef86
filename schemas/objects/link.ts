import { LinkIcon } from '@sanity/icons/Link'
import type { Definition } from '#schemas/define.ts'
import { linkProblem } from '#schemas/shared/link-problem.ts'

/** A link inside formatted text. */
export const link: Definition = {
  name: 'link',
  title: { en: 'Link', fr: 'Lien' },
  type: 'object',
  icon: LinkIcon,
  fields: [
    {
      name: 'href',
      title: { en: 'Leads to', fr: 'Mène à' },
      type: 'string',
      description: {
        en: 'A page of this site such as /guarantee, or a full address such as https://example.ca.',
        fr: 'Une page du site, par exemple /guarantee, ou une adresse complète, par exemple https://exemple.ca.',
      },
      validation: (rule) =>
        rule.custom((href?: string) =>
          href
            ? (linkProblem(href) ?? true)
            : { en: 'Write where the link leads.', fr: 'Écrivez où mène le lien.' },
        ),
    },
  ],
}
