import type { Language } from '#lib/i18n/languages.ts'
import { FORMS } from '#lib/leads/forms/index.ts'
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

/** The fields that a customer has corrected, by their labels: `Phone, Property address`. */
export const correctedText = (detail: string | null, language: Language): string =>
  (detail ?? '')
    .split(' ')
    .map((name) => FORMS.lead.fields[name]?.label[language] ?? name)
    .join(', ')
