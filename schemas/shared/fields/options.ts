import type { Rule } from 'sanity'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Definition } from '#schemas/define.ts'
import { about } from '../sentence.ts'
import type { Tab } from '../tabs.ts'

/** The title of a field in both languages. */
export type Titles = [english: string, french: string]

/** The options of every field builder. `en` and `fr` tell the editor where the value appears and how to write it. */
export type FieldOptions = (Bilingual | { en?: undefined; fr?: undefined }) & {
  /** The tab of the form that shows the field, or several tabs. */
  group?: Tab | Tab[]
  required?: boolean
}

/** A field of a type, with the title, the description and the tab of its options. */
export function fieldOf(
  type: string,
  name: string,
  [en, fr]: Titles,
  { group, ...options }: FieldOptions = {},
): Definition {
  return {
    name,
    type,
    title: { en, fr },
    ...(options.en !== undefined && { description: { en: options.en, fr: options.fr } }),
    group,
  }
}

type MaybeRule = Rule | false | undefined

/** The field with its checks. The error of a check begins with the title of the field. */
export const checked = (
  field: Definition,
  checks: (rule: Rule) => [check: MaybeRule, error: Bilingual][],
): Definition => ({
  ...field,
  validation: (base) => {
    const rules = checks(base).map(([rule, error]) => (rule ? rule.error(about(field.title, error)) : false))
    return rulesOr(base, rules)
  },
})

/** The rules for a field's `validation`. Without rules it returns `base`: `[]` would switch off the checks of the type. */
export function rulesOr(base: Rule, rules: MaybeRule[]): Rule | Rule[] {
  const given = rules.filter((rule) => rule !== undefined && rule !== false)
  return given.length > 0 ? given : base
}
