import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { comparedQuery } from '#lib/search/compared.ts'
import { ForName } from '../ui/for-name.tsx'
import { SiteLink } from '../ui/links.tsx'

interface CompareLinkProps {
  /** The slug of a service, or the id of an installer. */
  service?: string | null
  installer?: string
  name: string | null
  lang: Language
}

/**
 * A link that adds to the shortlist (shortlist.ts) and then leads to the comparison. Without scripts it leads to a comparison that
 * begins with this one.
 */
export function CompareLink({ service, installer, name, lang }: CompareLinkProps) {
  const { add, added } = getDictionary(lang).comparison
  const query = comparedQuery({
    services: service ? [service] : [],
    installers: installer ? [installer] : [],
  }).toString()
  return (
    <SiteLink
      href={`/compare?${query}`}
      lang={lang}
      data-compare={query}
      data-added={added}
      className="text-link"
      rel="nofollow"
    >
      <span aria-live="polite" suppressHydrationWarning>
        {add}
      </span>
      <ForName name={name} lang={lang} />
    </SiteLink>
  )
}
