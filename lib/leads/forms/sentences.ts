import type { Language } from '#lib/i18n/languages.ts'
import { filledSentence } from './filled-sentence.ts'
import { type FieldErrors, FORMS, type FormType } from './index.ts'

/**
 * The sentence of each error of a form, by field.
 * @param values the typed values
 * @param sentences the dictionary's `forms.errors`
 */
export function sentencesOf(
  type: FormType,
  errors: FieldErrors,
  values: Readonly<Record<string, unknown>>,
  sentences: Readonly<Record<string, string>>,
  lang: Language,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => {
      const { fields, wordsOf } = FORMS[type]
      const words = wordsOf?.(name, values, lang)
      const typed = { value: values[name], maxLength: fields[name]?.maxLength, lang, words }
      return [name, filledSentence(sentences[error] ?? '', typed)]
    }),
  )
}
