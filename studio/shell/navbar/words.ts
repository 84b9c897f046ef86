import type { Language } from '#lib/i18n/languages.ts'

/** What the buttons of our own in the navbar say. */
export const NAVBAR_WORDS: Record<Language, Record<'site' | 'guide' | 'password', string>> = {
  en: { site: 'View site', guide: 'Guide', password: 'Password' },
  fr: { site: 'Voir le site', guide: 'Guide', password: 'Mot de passe' },
}
