import { type Dictionary, en } from './en.ts'
import { fr } from './fr.ts'
import type { Language } from './languages.ts'

export type { Dictionary }

const dictionaries: Record<Language, Dictionary> = { en, fr }

export function getDictionary(lang: Language): Dictionary {
  return dictionaries[lang]
}
