import { isLanguage, type Language } from '#lib/i18n/languages.ts'

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

/** Whether a page is kept from the public in a language. */
export function isHeldBack(held: { language: string | null } | null | undefined, lang: Language): boolean {
  return held?.language === lang || held?.language === 'both'
}
