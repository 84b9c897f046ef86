import { localizedHref } from '#lib/i18n/href.ts'
import { type Language, LOCALES, otherLanguage } from '#lib/i18n/languages.ts'

interface LanguageLinkProps {
  lang: Language
  /** The page's address, where the browser shows another one or its query must not be lost. */
  address?: string
  /** The other language's own name for itself. */
  name: string
  /** Two letters, where there is no room for the name. */
  short?: boolean
  className: string
}

/** The header does not know the address of its page. An empty query is that of the English page, and no redirect. */
const RELATIVE: Record<Language, string> = { en: '?', fr: '?lang=fr' }

/**
 * The same page in the other language. Works as a relative link; with scripts keep-query.ts keeps the rest of the query,
 * and what was typed.
 */
export function LanguageLink({ lang, address, name, short, className }: LanguageLinkProps) {
  const other = otherLanguage(lang)
  return (
    <a
      href={address ? localizedHref(address, other) : RELATIVE[other]}
      lang={LOCALES[other]}
      hrefLang={LOCALES[other]}
      {...(address && { 'data-address': address })}
      className={className}
    >
      {short ? (
        <>
          {other.toUpperCase()} <span className="sr-only">{name}</span>
        </>
      ) : (
        name
      )}
    </a>
  )
}
