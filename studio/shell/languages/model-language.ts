import { isLanguage, type Language } from '#lib/i18n/languages.ts'
import { browserLanguage } from './browser-language.ts'

/** The key in the browser's storage. */
const KEY = 'montage.studio.language'

let shown: Language | null = null
const listeners = new Set<() => void>()

/** The language of type and field titles. The schema is created before the user is known. */
export function modelLanguage(): Language {
  shown ??= kept() ?? browserLanguage()
  return shown
}

/** Changes the language of titles and stores it for the next visit. */
export function showModelIn(language: Language): void {
  if (language === modelLanguage() && language === kept()) return
  shown = language
  localStorage.setItem(KEY, language)
  for (const listener of listeners) listener()
}

export function onModelLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function kept(): Language | null {
  const language = localStorage.getItem(KEY)
  return isLanguage(language) ? language : null
}
