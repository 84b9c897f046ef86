import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import type { LeadFormWords } from './lead-form.tsx'
import type { ReceivedWords } from './received.tsx'

/** What a form says in the browser. `submit` and `busy` are the words of its button. */
export function formWords(
  type: FormType,
  lang: Language,
  { submit, busy }: { submit: string; busy: string },
): LeadFormWords {
  const { errors, problems, failures } = getDictionary(lang).forms
  return { errors, problems, failure: failures[type], submit, busy, ...receivedWords(type, lang) }
}

/** What the confirmation of a form says. */
export function receivedWords(type: FormType, lang: Language): ReceivedWords {
  const { successes, reference, sent, whatNext, today, until, print, addJob } = getDictionary(lang).forms
  return { success: successes[type], reference, sent, whatNext, today, until, print, addJob }
}
