import { receivedWords } from '#components/lead/form-start.ts'
import type { ReceivedWords } from '#components/lead/received.tsx'
import { type Dictionary, getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** The keys of `forms` in the dictionary whose words the wizard needs in the browser. Other words are not sent. */
const NAMES = [
  'errors',
  'problems',
  'notLoaded',
  'noAnswer',
  'steps',
  'stepHeadings',
  'progress',
  'stepOf',
  'stepName',
  'detailFor',
  'change',
  'changeOf',
  'previous',
  'next',
  'submitRequest',
  'submitting',
  'jobs',
  'somethingElse',
  'chooseOther',
  'estimatedTime',
  'popular',
] as const

type Forms = Dictionary['forms']

export type WizardWords = Pick<Forms, (typeof NAMES)[number]> & {
  failure: Forms['failures']['lead']
} & ReceivedWords

/** All words of the wizard. */
export function wizardWords(lang: Language): WizardWords {
  const { forms } = getDictionary(lang)
  const words = Object.fromEntries(NAMES.map((name) => [name, forms[name]])) as Pick<
    Forms,
    (typeof NAMES)[number]
  >
  return { ...words, failure: forms.failures.lead, ...receivedWords('lead', lang) }
}
