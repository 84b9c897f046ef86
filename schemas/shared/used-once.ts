import type { CustomValidator } from 'sanity'
import type { Bilingual } from '#lib/i18n/languages.ts'
import { findOther } from './other-documents.ts'
import { about, FILL_IN } from './sentence.ts'
import { slugFormProblem } from './slug-rule.ts'

/** Requires a value that no other document of the same type has in the same field. */
export function usedOnce(field: string, title: Bilingual): CustomValidator<string | undefined> {
  return async (value, context) => {
    if (!value) return about(title, FILL_IN)
    const params = { type: context.document?._type, value }
    const other = await findOther(`_type == $type && ${field} == $value`, params, context)
    if (other === null) return true
    return about(title, {
      en: `another document already has "${value}".`,
      fr: `un autre document a déjà « ${value} ».`,
    })
  }
}

/** Requires a `key` in the form of a slug that no other document of the type has. */
export function keyRule(title: Bilingual): CustomValidator<string | undefined> {
  const isFree = usedOnce('key', title)
  return (key, context) => {
    const problem = key ? slugFormProblem(key) : null
    return problem === null ? isFree(key, context) : about(title, problem)
  }
}
