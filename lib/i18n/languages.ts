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

/** The language of a public address. */
export function languageOfQuery(query: URLSearchParams): Language {
  return query.get('lang') === 'fr' ? 'fr' : 'en'
}

export function otherLanguage(lang: Language): Language {
  return lang === 'en' ? 'fr' : 'en'
}
