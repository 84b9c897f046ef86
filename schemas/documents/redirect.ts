import { TransferIcon } from '@sanity/icons/Transfer'
import type { CustomValidator } from 'sanity'
import { isPagePath } from '#lib/i18n/href.ts'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { SiteFacts } from '#schemas/define.ts'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { findOther } from '#schemas/shared/other-documents.ts'

const WITHOUT_QUERY = /^[^\s?#]*$/

/** The site removes a trailing slash before it looks up a redirect. So a redirect from such a path would never be used. */
const ENDS_WITH_SLASH = /.\/$/

function pathProblem(path: string | undefined): Bilingual | null {
  if (!path || !isPagePath(path) || !WITHOUT_QUERY.test(path)) {
    return {
      en: 'Write a path that starts with /, without a question mark, such as /old-service.',
      fr: 'Écrivez un chemin qui commence par /, sans point d’interrogation, comme /ancien-service.',
    }
  }
  return ENDS_WITH_SLASH.test(path)
    ? {
        en: 'Leave out the slash at the end: addresses here have none, and with or without it visitors get the same.',
        fr: 'Enlevez la barre oblique finale : les adresses d’ici n’en ont pas, et les visiteurs arrivent au même endroit avec ou sans elle.',
      }
    : null
}

/** A redirect cannot replace a page, and each old path has one redirect. */
const freePathRule =
  ({ isTakenPath }: SiteFacts): CustomValidator<string | undefined> =>
  async (from, context) => {
    const problem = pathProblem(from)
    if (problem !== null || from === undefined) return problem ?? true
    if (await isTakenPath(from, context)) {
      return {
        en: 'There is a page at this address. A redirect works only where none is.',
        fr: 'Il y a une page à cette adresse. Une redirection n’agit que là où il n’y en a pas.',
      }
    }
    const other = await findOther('_type == "redirect" && from == $from', { from }, context)
    return other === null
      ? true
      : {
          en: 'Another redirect already has this old path.',
          fr: 'Une autre redirection a déjà cet ancien chemin.',
        }
  }

const leadsSomewhere: CustomValidator<string | undefined> = async (to, context) => {
  const problem = pathProblem(to)
  if (problem !== null) return problem
  const from = context.document?.from
  // The site already redirects capitals to lower case, so paths that differ only in capitals are the same path.
  if (to?.toLowerCase() === String(from).toLowerCase()) {
    return {
      en: 'The new path is the old one: that would never end.',
      fr: 'Le nouveau chemin est l’ancien : cela ne finirait jamais.',
    }
  }
  const back = await findOther(
    '_type == "redirect" && from == $to && to == $from',
    { to, from: from ?? '' },
    context,
  )
  return back === null
    ? true
    : {
        en: 'Another redirect leads from this path back to the old one: that would never end.',
        fr: 'Une autre redirection ramène de ce chemin à l’ancien : cela ne finirait jamais.',
      }
}

/** A permanent redirect (status 308) from an old address to a new one. */
export const redirect: DocumentType = {
  name: 'redirect',
  title: { en: 'Redirect', fr: 'Redirection' },
  plural: { en: 'Redirects', fr: 'Redirections' },
  desk: 'settings',
  icon: TransferIcon,
  fields: [
    {
      ...field.ofType('string', 'from', ['Old path', 'Ancien chemin'], {
        en: 'It works only where no page exists.',
        fr: 'Elle ne sert que là où il n’y a pas de page.',
      }),
      validation: (rule, site) => rule.custom(freePathRule(site)),
    },
    {
      ...field.ofType('string', 'to', ['New path', 'Nouveau chemin'], {
        en: 'The language and the rest of the query are kept.',
        fr: 'La langue et le reste de la requête sont gardés.',
      }),
      validation: (rule) => rule.custom(leadsSomewhere),
    },
  ],
  preview: { select: { title: 'from', subtitle: 'to' } },
}
