import type { Language } from '#lib/i18n/languages.ts'

/** What the buttons of our own in the navbar say. */
export const NAVBAR_WORDS: Record<Language, Record<'site' | 'password', string>> = {
  en: { site: 'View site', password: 'Password' },
  fr: { site: 'Voir le site', password: 'Mot de passe' },
}
