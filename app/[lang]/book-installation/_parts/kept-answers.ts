import type { Answers, WizardQuestion } from './types.ts'

const KEY = 'booking'

/** What is known of the job. Who asks is never stored: not the name, the email, the phone or the address. */
const namesOf = (questions: WizardQuestion[]) => questions.flatMap(({ name, kept }) => (kept ? [name] : []))

/** Keeps the job's answers over a reload, in this tab only. */
export function keepAnswers(questions: WizardQuestion[], answers: Partial<Answers>) {
  const kept = Object.fromEntries(namesOf(questions).map((name) => [name, answers[name] ?? '']))
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser that stores nothing asks again after a reload.
  }
}

export function keptAnswers(questions: WizardQuestion[]): Record<string, string> {
  try {
    const stored: Record<string, unknown> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(
      namesOf(questions).flatMap((name) => {
        const value = stored[name]
        return typeof value === 'string' ? [[name, value]] : []
      }),
    )
  } catch {
    return {}
  }
}
