import { localizedHref } from '#lib/i18n/href.ts'
import { type Language, LOCALES, otherLanguage } from '#lib/i18n/languages.ts'

interface LanguageLinkProps {
  lang: Language
  /** The public address of the page. Set for a form that the server sent back at another address, and for a shared draft. */
  address?: string
  /** The name of the other language in that language. */
  name: string
  /** Shows two letters instead of the name, because the header has little room. */
  short?: boolean
  className: string
}

/**
 * The header does not know the address of its page, so the links are relative. An empty query leads to the English page
 * without a redirect.
 */
const RELATIVE: Record<Language, string> = { en: '?', fr: '?lang=fr' }

/**
 * A link to the same page in the other language. It is relative and works without scripts. With scripts, link-scripts.ts keeps
 * the rest of the query and the typed values.
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
