import type { FormProblem } from '#lib/leads/forms/index.ts'
import type { Answers, WizardQuestion } from './types.ts'

/** The number of the last step. */
export const LAST_STEP = 4

/** The first step whose required answers are not all there: nobody gets further than that. */
export function firstOpenStep(questions: WizardQuestion[], answers: Partial<Answers>): number {
  const missing = questions.filter(({ name, required }) => required && !answers[name]?.trim())
  return Math.min(LAST_STEP, ...missing.map(({ step }) => step))
}

/** The message when a step cannot be left (docs/product.md, Form messages). */
export function problemOfStep(step: number, errors: Readonly<Record<string, string>>): FormProblem {
  if (step === 1 && errors.service_type) return 'missingService'
  const messages = Object.values(errors)
  if (step === 2 && messages.some((message) => message.endsWith('Required'))) return 'missingContact'
  if (step === 2 && errors.email === 'emailInvalid') return 'invalidEmail'
  return step === 3 && errors.message === 'messageTooShort' ? 'projectDetails' : 'checkAnswers'
}
