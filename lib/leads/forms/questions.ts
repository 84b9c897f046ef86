import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Field } from './fields.ts'
import { FORMS, type FormType } from './index.ts'

/** An option of a list, or a group of options. */
export type Option = { value: string; label: string } | { label: string; options: Option[] }

/** A field as a page shows it: plain data in one language, without its rule. */
export interface Question
  extends Pick<Field, 'kind' | 'required' | 'maxLength' | 'autoComplete' | 'inputMode' | 'wide' | 'wizard'> {
  name: string
  label: string
  /** The label beside the control. It says when the field is optional: `Phone (optional)`. */
  prompt: string
  hint?: string
  options?: Option[]
  /** The text of the option for no answer. */
  empty?: string
}

/**
 * The questions of a form, in the order of its fields.
 * @param lists the options that come from content, by field, such as the provinces for `province_state`
 */
export function questionsOf(
  type: FormType,
  lang: Language,
  lists: Readonly<Record<string, Option[]>> = {},
): Question[] {
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

/**
 * The answers of a form in words, with their questions. The fields in `without` are left out.
 * @param lists as for `questionsOf`
 */
export function answeredIn(
  type: FormType,
  values: Readonly<Record<string, string>>,
  lang: Language,
  without: readonly string[] = [],
  lists: Readonly<Record<string, Option[]>> = {},
): { label: string; value: string }[] {
  const { date } = getFormatters(lang)
  return questionsOf(type, lang, lists).flatMap(({ name, kind, label, options = [] }) => {
    const value = values[name] ?? ''
    if (!value || kind === 'hidden' || without.includes(name)) return []
    const option = options.find((one) => 'value' in one && one.value === value)
    return [{ label, value: option?.label ?? ((kind === 'date' && date(value)) || value) }]
  })
}
