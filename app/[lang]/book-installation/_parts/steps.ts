import type { Answers, WizardQuestion } from './types.ts'

/** The number of the last step. */
export const LAST_STEP = 4

/** The service type of a job that belongs to no other type. */
export const OTHER = 'other'

/** The first step with a missing required answer. Nobody can go further than this step. */
export function firstOpenStep(questions: WizardQuestion[], answers: Partial<Answers>): number {
  const missing = questions.filter(({ name, required }) => required && !answers[name]?.trim())
  return Math.min(LAST_STEP, ...missing.map(({ step }) => step))
}
