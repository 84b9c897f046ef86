import { ANSWER, answersText } from '#lib/questions/answers.ts'

/**
 * The answers of a posted form, by name. Several controls with one name become one answer with a line for each. The answers to the
 * questions of a service become the one field `answers`.
 */
export function answersIn(form: FormData): Record<string, string> {
  const answers: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string' || name.startsWith(ANSWER)) continue
    answers[name] = name in answers ? `${answers[name]}\n${value}` : value
  }
  const given = answersText(form)
  return given ? { ...answers, answers: given } : answers
}
