import { isLanguage, LANGUAGES, type Language } from './languages.ts'

/** Which language of its page staff keep from the public, and why. */
export interface HeldBack {
  language: Language | 'both'
  reason: string
}

/** What a document holds back; null for documents whose page is public in both languages. */
export function heldBackOf(document: object): HeldBack | null {
  const held = 'heldBack' in document ? document.heldBack : null
  if (typeof held !== 'object' || held === null || !('language' in held)) return null
  const { language } = held
  if (language !== 'both' && !isLanguage(language)) return null
  return { language, reason: 'reason' in held && typeof held.reason === 'string' ? held.reason : '' }
}

/** Whether a page is kept from the public in a language. `held` is a language, or `both`. */
export function isHeldBack(held: string | null | undefined, lang: Language): boolean {
  return held === lang || held === 'both'
}

/** The languages in which the public sees a page. `held` is a language, or `both`. */
export function publicLanguages(held: string | null | undefined): Language[] {
  return LANGUAGES.filter((lang) => !isHeldBack(held, lang))
}
