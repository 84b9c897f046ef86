import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import type { LeadFormWords } from './lead-form.tsx'

/** What a form says in the browser. `submit` and `busy` are the words of its button. */
export function formWords(
  type: FormType,
  lang: Language,
  { submit, busy }: { submit: string; busy: string },
): LeadFormWords {
  const { errors, problems, failures, successes, reference, whatNext } = getDictionary(lang).forms
  return {
    errors,
    problems,
    failure: failures[type],
    success: successes[type],
    submit,
    busy,
    reference,
    whatNext,
  }
}
