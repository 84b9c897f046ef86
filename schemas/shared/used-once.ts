import type { CustomValidator } from 'sanity'
import { findOther } from './other-documents.ts'
import { slugFormProblem } from './slug-rule.ts'

/** Requires a value that no other document of the same type has in the same field. */
export function usedOnce(field: string, title: string): CustomValidator<string | undefined> {
  return async (value, context) => {
    if (!value) return `${title}: fill this in.`
    const params = { type: context.document?._type, value }
    const other = await findOther(`_type == $type && ${field} == $value`, params, context)
    return other === null ? true : `${title}: another document already has "${value}".`
  }
}

/** Requires a `key` in the form of a slug that no other document of the type has. */
export function keyRule(title: string): CustomValidator<string | undefined> {
  const isFree = usedOnce('key', title)
  return (key, context) => {
    const problem = key ? slugFormProblem(key) : null
    return problem === null ? isFree(key, context) : `${title}: ${problem}`
  }
}
