import { isLanguage, type Language } from '#lib/i18n/languages.ts'

/** The key under which the browser and the server keep a person's language of the Studio. */
export const STUDIO_LANGUAGE_KEY = 'montage.studio.language'

/** The last language of the Studio in this browser; null when none is stored. */
export function keptStudioLanguage(): Language | null {
  const language = localStorage.getItem(STUDIO_LANGUAGE_KEY)
  return isLanguage(language) ? language : null
}

export function keepStudioLanguage(language: Language): void {
  localStorage.setItem(STUDIO_LANGUAGE_KEY, language)
}
