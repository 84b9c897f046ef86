import { useStudioLanguage } from '#studio/core/language.ts'
import { dateFormat } from '../dates.ts'

const en = {
  sent: (by: string, day: string) => `Sent to translation by ${by}, ${day}`,
  englishOnly: (by: string, day: string) => `Published in English only by ${by}, ${day}`,
}

type NoteWords = typeof en

const fr: NoteWords = {
  sent: (by, day) => `Envoyé en traduction par ${by}, ${day}`,
  englishOnly: (by, day) => `Publié en anglais seulement par ${by}, ${day}`,
}

/** The words of notes between authors and translators, and their days, in the language of the Studio. */
export function useNoteWords() {
  const language = useStudioLanguage()
  const format = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return { words: { en, fr }[language], day: (iso: string) => format.format(new Date(iso)) }
}
