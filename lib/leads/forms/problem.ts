import type { FieldErrors, FormType } from './index.ts'
import type { FormProblem } from './types.ts'

/**
 * The message for a whole form with these errors (docs/product.md, Form messages). The toast, the summary and the
 * server's answer show `forms.problems[problem]`.
 * @param fields what was posted
 */
export function problemOf(
  type: FormType,
  errors: FieldErrors,
  fields: Readonly<Record<string, unknown>>,
): FormProblem {
  const messages = Object.values(errors)
  const isEmpty = (name: string) => name in errors && !String(fields[name] ?? '').trim()
  // The order of the checks is that of the wizard's last step.
  if (type === 'lead') {
    if (['name', 'email', 'message'].some(isEmpty)) return 'missingInformation'
    if (errors.service_type || errors.city || errors.province_state) return 'incompleteSteps'
    if (errors.message === 'messageTooShort') return 'projectDetails'
  }
  if (messages.includes('emailInvalid')) return 'invalidEmail'
  return messages.some((message) => message.endsWith('Required')) ? 'missingInformation' : 'checkAnswers'
}
