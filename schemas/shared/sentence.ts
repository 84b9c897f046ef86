import type { Language } from '#lib/i18n/languages.ts'
import { frenchTitle } from '#schemas/french/dictionary.ts'

/** What a rule says, in both languages: the Studio shows the one its user has. */
export type Sentence = Record<Language, string>

/** A sentence that begins with the title of the field it is about. */
export function about(title: string, { en, fr }: Sentence): Sentence {
  return { en: `${title}: ${en}`, fr: `${frenchTitle(title)}\u00a0: ${fr}` }
}

export const FILL_IN: Sentence = { en: 'fill this in.', fr: 'à remplir.' }
export const CHOOSE_ONE: Sentence = { en: 'choose one.', fr: 'faites un choix.' }
