import { BehaviorSubject } from 'rxjs'
import type { Language } from '#lib/i18n/languages.ts'
import { keepStudioLanguage, keptStudioLanguage } from '#lib/preview/studio-language.ts'
import { browserLanguage } from './browser-language.ts'

let shown: BehaviorSubject<Language> | undefined

/** The Studio's language for code outside components. Titles of types need it before anybody has signed in. */
export function shownLanguage(): BehaviorSubject<Language> {
  shown ??= new BehaviorSubject(keptStudioLanguage() ?? browserLanguage())
  return shown
}

/** Changes the Studio's language, and stores it for the next visit. */
export function showIn(language: Language): void {
  keepStudioLanguage(language)
  if (shownLanguage().value !== language) shownLanguage().next(language)
}
