import type { Language } from '#lib/i18n/languages.ts'

/** French when French is the first language in `Accept-Language`, otherwise English. */
export function requestLanguage(request: Request): Language {
  return /^\s*fr\b/i.test(request.headers.get('accept-language') ?? '') ? 'fr' : 'en'
}
