import type { FormProblem } from '#lib/leads/forms/types.ts'
import type { AnswerName, Answers } from './types.ts'

/** The number of the last step. */
export const LAST_STEP = 4

/** The fields of each step (docs/product.md, Booking wizard). */
const FIELDS_OF_STEP: readonly (readonly AnswerName[])[] = [
  ['service_type', 'service_type_detail'],
  ['name', 'email', 'city', 'province_state', 'property_address'],
  ['message', 'preferred_date', 'timeline', 'budget_range', 'urgency'],
  ['phone'],
]

export const fieldsOfStep = (step: number): readonly AnswerName[] => FIELDS_OF_STEP[step - 1] ?? []

export function stepOfField(name: AnswerName): number {
  return FIELDS_OF_STEP.findIndex((names) => names.includes(name)) + 1
}

/** The first step whose required answers are not all there: nobody gets further than that. */
export function firstOpenStep(answers: Answers): number {
  const missing = (...names: AnswerName[]) => names.some((name) => !answers[name]?.trim())
  if (missing('service_type')) return 1
  if (missing('name', 'email', 'city', 'province_state')) return 2
  return missing('message') ? 3 : LAST_STEP
}

/** The message when a step cannot be left (docs/product.md, Form messages). */
export function problemOfStep(step: number, errors: Partial<Record<AnswerName, string>>): FormProblem {
  if (step === 1 && errors.service_type) return 'missingService'
  const messages = Object.values(errors)
  if (step === 2 && messages.some((message) => message.endsWith('Required'))) return 'missingContact'
  if (step === 2 && errors.email === 'emailInvalid') return 'invalidEmail'
  return step === 3 && errors.message === 'messageTooShort' ? 'projectDetails' : 'checkAnswers'
}
