import type { Language } from '#lib/i18n/languages.ts'

/** The language that a browser asks for first; English for every other than French. */
export function requestLanguage(request: Request): Language {
  return /^\s*fr\b/i.test(request.headers.get('accept-language') ?? '') ? 'fr' : 'en'
}
