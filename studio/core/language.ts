import { type Locale, useCurrentLocale } from 'sanity'
import type { Language } from '#lib/i18n/languages.ts'

/** The language the Studio speaks to this user, chosen in the user's menu: our own tools follow it. */
export function useStudioLanguage(): Language {
  return languageOf(useCurrentLocale())
}

/** Which of our languages a locale of the Studio is. */
export function languageOf({ id }: Pick<Locale, 'id'>): Language {
  return id.startsWith('fr') ? 'fr' : 'en'
}
