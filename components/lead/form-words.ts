import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import type { ReceivedWords } from './received.tsx'

/** The words of a form in the browser. */
export type LeadFormWords = ReturnType<typeof formWords>

/** The words of a form in the browser. `button` has the words of its button, also those while it sends. */
export function formWords(type: FormType, lang: Language, button: { submit: string; busy: string }) {
  const { errors, problems, failures } = getDictionary(lang).forms
  return { errors, problems, failure: failures[type], ...button, ...receivedWords(type, lang) }
}

/** The words of a form's confirmation. */
export function receivedWords(type: FormType, lang: Language): ReceivedWords {
  const { successes, reference, sent, whatNext, today, until, print, addJob } = getDictionary(lang).forms
  return { success: successes[type], reference, sent, whatNext, today, until, print, addJob }
}
