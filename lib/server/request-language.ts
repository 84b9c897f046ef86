import type { Language } from '#lib/i18n/languages.ts'

/** The language that a browser asks for first. It is English for every language other than French. */
export function requestLanguage(request: Request): Language {
  return /^\s*fr\b/i.test(request.headers.get('accept-language') ?? '') ? 'fr' : 'en'
}
