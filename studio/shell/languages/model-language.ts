import type { Language } from '#lib/i18n/languages.ts'
import { keepStudioLanguage, keptStudioLanguage } from '#lib/preview/studio-language.ts'
import { browserLanguage } from './browser-language.ts'

let shown: Language | null = null
const listeners = new Set<() => void>()

/** The language of type and field titles. The schema is created before the user is known. */
export function modelLanguage(): Language {
  shown ??= keptStudioLanguage() ?? browserLanguage()
  return shown
}

/** Changes the language of titles and stores it for the next visit. */
export function showModelIn(language: Language): void {
  if (language === modelLanguage() && language === keptStudioLanguage()) return
  shown = language
  keepStudioLanguage(language)
  for (const listener of listeners) listener()
}

export function onModelLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
