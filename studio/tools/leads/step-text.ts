import type { Language } from '#lib/i18n/languages.ts'
import { readStep, STEPS } from '#lib/requests/life.ts'
import { dayWords } from './time-words.ts'
import type { Words } from './words.ts'

/**
 * The state that a step led to, with its day: `Day set, December 5, 2026, 9:00 a.m. to 11:00 a.m.`. A day that the customer asks
 * for is not set. Null when the step was erased.
 */
export function stepText(detail: string | null, words: Words, language: Language): string | null {
  const taken = readStep(detail)
  if (!taken) return null
  const { step, by, appointment } = taken
  const isAsked = step === 'move' && by === 'customer'
  return [
    isAsked ? words.askedForDay : words.requestStates[STEPS[step].to],
    appointment && dayWords(appointment, language),
    by === 'customer' && !isAsked && words.byCustomer,
  ]
    .filter(Boolean)
    .join(', ')
}
