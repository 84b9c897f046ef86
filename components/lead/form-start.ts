import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type FormType, problemOf, problemOfStep } from '#lib/leads/forms/index.ts'
import { sentencesOf } from '#lib/leads/forms/sentences.ts'
import type { ReturnedForm } from '#lib/leads/http/returned-form.ts'
import type { ReceivedWords } from './received.tsx'
import type { Problem } from './summary.tsx'

/** The state that a form is opened with. */
export interface FormStart {
  /** The values of its fields, by name. */
  initial?: Readonly<Record<string, string>>
  problem?: Problem
  /** The step of the wizard to show, from 1. */
  step?: number
}

/** The props of a page with a form. `start` is set when the server sends a posted form back, mostly because of errors in it. */
export interface FormPageProps<Params = unknown> {
  params: Promise<{ lang: string } & Params>
  start?: FormStart
}

/** The start of a form that the server sends back, with its messages in the language of the page. */
export function startOf({ attempt, isKept }: ReturnedForm, lang: Language): FormStart {
  const { errors: sentences, problems, failures, kept, notKept } = getDictionary(lang).forms
  if (!attempt) return { problem: { ...notKept, errors: {} } }
  const { type, values, errors, hasFailed, step } = attempt
  if (!hasFailed && Object.keys(errors).length === 0) return { initial: values, step }
  const kind = step ? problemOfStep(step - 1, errors) : problemOf(type, errors, values)
  const { title, text } = hasFailed ? failures[type] : problems[kind]
  return {
    initial: values,
    problem: {
      title,
      text: [text, isKept && kept].filter(Boolean).join(' '),
      errors: sentencesOf(type, errors, values, sentences, lang),
    },
  }
}

/** See `formWords`. */
export type LeadFormWords = ReturnType<typeof formWords>

/** The words of a form in the browser. `button` has the labels of its button: `submit`, and `busy` while the form is sent. */
export function formWords(type: FormType, lang: Language, button: { submit: string; busy: string }) {
  const { errors, problems, failures, notLoaded, noAnswer } = getDictionary(lang).forms
  const failed = { failure: failures[type], notLoaded, noAnswer }
  return { errors, problems, ...failed, ...button, ...receivedWords(type, lang) }
}

/** The words of a form's confirmation. */
export function receivedWords(type: FormType, lang: Language): ReceivedWords {
  const { successes, reference, sent, whatNext, print } = getDictionary(lang).forms
  return { success: successes[type], reference, sent, whatNext, print }
}
