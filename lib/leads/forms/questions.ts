import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { phoneText } from '#lib/i18n/phone.ts'
import type { Field } from './fields.ts'
import { FORMS, type FormType } from './index.ts'
import type { Lists, Option } from './options.ts'
import { type Answered, saidTogether } from './said-together.ts'

/** A field as a page shows it: plain data in one language, without its rule. */
export interface Question
  extends Pick<Field, 'kind' | 'required' | 'maxLength' | 'autoComplete' | 'inputMode' | 'wide' | 'wizard'> {
  name: string
  label: string
  /** The label beside the control. It says when the field is optional: `Phone (optional)`. */
  prompt: string
  hint?: string
  options?: readonly Option[]
  /** In a table of questions: the name with the number of the row (`nameInRow`), and the answer of a form that was sent back. */
  inRow?: string
  given?: string
  /** The text of the option for no answer. */
  empty?: string
}

/** The questions of a form, in the order of its fields. */
export function questionsOf(type: FormType, lang: Language, lists: Lists = {}): Question[] {
  const { forms } = getDictionary(lang)
  return Object.entries(FORMS[type].fields).map(
    ([name, { rule, label, hint, options, empty, ...field }]) => ({
      ...field,
      name,
      label: label[lang],
      prompt: field.required ? label[lang] : fillPlaceholders(forms.optional, { label: label[lang] }),
      hint: hint?.[lang],
      options:
        lists[name] ??
        (options && Object.entries(options).map(([value, words]) => ({ value, label: words[lang] }))),
      empty: empty && forms[empty],
    }),
  )
}

/** The answers of a form in words, with their questions. The fields in `without` are left out. */
export function answeredIn(
  type: FormType,
  values: Readonly<Record<string, string>>,
  lang: Language,
  without: readonly string[] = [],
  lists: Lists = {},
): Answered[] {
  const { date } = getFormatters(lang)
  const wordsOf = (kind: Question['kind'], value: string) =>
    (kind === 'date' && date(value)) || (kind === 'tel' ? phoneText(value, lang) : value)
  const left = [...without, ...FORMS[type].together]
  const answered = questionsOf(type, lang, lists).flatMap(({ name, kind, label, options = [] }) => {
    const value = values[name] ?? ''
    if (!value || kind === 'hidden' || left.includes(name)) return []
    const option = options.find((one) => 'value' in one && one.value === value)
    return [{ label, value: option?.label ?? wordsOf(kind, value) }]
  })
  return [...answered, ...saidTogether(type, values, lang, lists)]
}
