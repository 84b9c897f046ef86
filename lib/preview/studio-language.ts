import { isLanguage, type Language } from '#lib/i18n/languages.ts'

const KEY = 'montage.studio.language'

/** The language the Studio was last shown in, in this browser. */
export function keptStudioLanguage(): Language | null {
  const language = localStorage.getItem(KEY)
  return isLanguage(language) ? language : null
}

export function keepStudioLanguage(language: Language): void {
  localStorage.setItem(KEY, language)
}
