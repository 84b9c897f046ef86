import type { Language } from '#lib/i18n/languages.ts'

const en = {
  nowhere: 'Not used on any page',
  isNew: 'Give it a name and an address, and its pages are listed here',
  inOtherLanguage: (title: string) => `${title} (in French)`,
}

const fr: typeof en = {
  nowhere: 'Utilisé sur aucune page',
  isNew: 'Donnez-lui un nom et une adresse : ses pages s’afficheront ici',
  inOtherLanguage: (title) => `${title} (en anglais)`,
}

export const WORDS: Record<Language, typeof en> = { en, fr }
