/** The site's languages. English is the source language and the fallback. */
export const LANGUAGES = ['en', 'fr'] as const

export type Language = (typeof LANGUAGES)[number]

/** A text in both languages. */
export type Bilingual = Record<Language, string>

/** BCP 47 tags for `Intl`, `<html lang>` and `hreflang`. */
export const LOCALES: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' }

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'fr'
}

/**
 * The language of a tag in any case and with any region: `FR`, `fr-CA`, `fr_CA`. Null for a language that the site does not have.
 */
export function languageOfTag(tag: string): Language | null {
  const [, language] = /^(en|fr)(?:[-_]|$)/.exec(tag.toLowerCase()) ?? []
  return isLanguage(language) ? language : null
}

/** The language of a public address, from its parameter `lang`. English is the default. */
export function languageOfQuery(query: URLSearchParams): Language {
  return languageOfTag(query.get('lang') ?? '') ?? 'en'
}

/**
 * The query with the language in the form that the site's own links use: `lang=fr` or nothing. Null when nothing has to change:
 * the query has this form already, or its language is unknown.
 */
export function withPlainLanguage(query: URLSearchParams): URLSearchParams | null {
  const said = query.get('lang') ?? ''
  const language = languageOfTag(said)
  if (language === null || said === 'fr') return null
  const plain = new URLSearchParams(query)
  plain.delete('lang')
  if (language === 'fr') plain.set('lang', 'fr')
  return plain
}

export function otherLanguage(lang: Language): Language {
  return lang === 'en' ? 'fr' : 'en'
}
