import type { Bilingual } from '#lib/i18n/languages.ts'

/** What every field builder takes. */
export interface FieldOptions {
  title: Bilingual
  /** Tells the editor where the value appears and how to write it. */
  description?: Bilingual
  /** The tab of the form it is on. */
  group?: string
  required?: boolean
}

/** What a field's `validation` answers: a list without rules would switch off the checks of its type. */
export function rulesOr<R>(base: R, rules: R[]): R | R[] {
  return rules.length > 0 ? rules : base
}
