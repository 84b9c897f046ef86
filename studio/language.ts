import { useCurrentLocale } from 'sanity'
import type { Language } from '#lib/i18n/languages.ts'

/** The language the Studio speaks to this user, chosen in the user's menu: our own tools follow it. */
export function useStudioLanguage(): Language {
  const { id } = useCurrentLocale()
  return id.startsWith('fr') ? 'fr' : 'en'
}
