import type { Language } from '#lib/i18n/languages.ts'

interface Words {
  nowhere: string
  isNew: string
  inOtherLanguage: (title: string) => string
}

export const WORDS: Record<Language, Words> = {
  en: {
    nowhere: 'Not used on any page',
    isNew: 'Give it a name and an address, and its pages are listed here',
    inOtherLanguage: (title) => `${title} (in French)`,
  },
  fr: {
    nowhere: 'Utilisé sur aucune page',
    isNew: 'Donnez-lui un nom et une adresse : ses pages s’afficheront ici',
    inOtherLanguage: (title) => `${title} (en anglais)`,
  },
}
