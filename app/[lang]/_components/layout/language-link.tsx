'use client'

import type { MouseEvent } from 'react'
import { keepFields } from '#lib/app/kept-fields.ts'
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

/** The same page in the other language. Works as a relative link; with scripts it keeps the rest of the query, and what was typed. */
export function LanguageLink({ lang, address, name, short, className }: LanguageLinkProps) {
  const other = otherLanguage(lang)

  function keepAll(event: MouseEvent<HTMLAnchorElement>) {
    const { pathname, search, hash } = window.location
    event.currentTarget.href = localizedHref(address ?? pathname + search + hash, other)
    // Another tab begins with an empty form.
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) keepFields()
  }

  return (
    <a
      href={address ? localizedHref(address, other) : `?lang=${other}`}
      lang={LOCALES[other]}
      hrefLang={LOCALES[other]}
      onClick={keepAll}
      className={className}
      aria-label={short ? name : undefined}
    >
      {short ? other.toUpperCase() : name}
    </a>
  )
}
