import { isLanguage, type Language } from '#lib/i18n/languages.ts'
import { browserLanguage } from './browser-language.ts'

/** In this browser, so that the Studio starts in the right language. */
const KEY = 'montage.studio.language'

let shown: Language | null = null
const listeners = new Set<() => void>()

/** The language the names of types and fields are shown in: the schema is made before the Studio knows who is there. */
export function modelLanguage(): Language {
  shown ??= kept() ?? browserLanguage()
  return shown
}

/** Makes the names follow the language of the rest of the Studio. */
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
