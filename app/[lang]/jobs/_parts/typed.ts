import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { JobAttempt } from '#lib/leads/attempts.ts'

/** The id of a field on the page. */
export const fieldId = (action: string, name: string): string => `${action}-${name.replaceAll('_', '-')}`

/** What the fields of a form have in common. */
export interface Typed {
  /** Whether this form was sent and comes back. */
  isBack: boolean
  /** The typed value of a field; undefined when the form does not come back. */
  value(name: string): string | undefined
  /** The id, the name and the error of a field. */
  field(name: string): { id: string; name: string; error: string | undefined }
}

/** What was typed in one form of a page, by the last form that was not taken. */
export function typedIn(attempt: JobAttempt | null, action: string, lang: Language): Typed {
  const own = attempt?.action === action ? attempt : null
  const { errors } = getDictionary(lang).jobPages.job
  return {
    isBack: own !== null,
    value: (name) => own?.values[name],
    field: (name) => {
      const error = own?.errors[name]
      return { id: fieldId(action, name), name, error: error && errors[error] }
    },
  }
}
