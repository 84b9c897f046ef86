import { type Locale, useCurrentLocale } from 'sanity'
import type { Language } from '#lib/i18n/languages.ts'

/** The language that the user has chosen for the Studio. */
export function useStudioLanguage(): Language {
  return languageOf(useCurrentLocale())
}

/** The site language of one of the Studio's locales. */
export function languageOf({ id }: Pick<Locale, 'id'>): Language {
  return id.startsWith('fr') ? 'fr' : 'en'
}
