import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'

/** What a form says in the browser. */
export type LeadFormWords = ReturnType<typeof formWords>

/** `button` has the words of its button, also while the form is sent. */
export function formWords(type: FormType, lang: Language, button: { submit: string; busy: string }) {
  const { errors, problems, failures, successes, reference, whatNext } = getDictionary(lang).forms
  return {
    errors,
    problems,
    failure: failures[type],
    success: successes[type],
    ...button,
    reference,
    whatNext,
  }
}
