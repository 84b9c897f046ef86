import type { AnswerName, Answers } from './types.ts'

const KEY = 'booking'

/** What is known of the job. Who asks is never stored: not the name, the email, the phone or the address. */
const KEPT = [
  'service_type',
  'service_type_detail',
  'city',
  'province_state',
  'message',
  'preferred_date',
  'timeline',
  'budget_range',
  'urgency',
] as const satisfies AnswerName[]

type KeptAnswers = Partial<Record<(typeof KEPT)[number], string>>

/** Keeps the job's answers over a reload, in this tab only. */
export function keepAnswers(answers: Partial<Answers>) {
  const kept = Object.fromEntries(KEPT.map((name) => [name, answers[name] ?? '']))
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser that stores nothing asks again after a reload.
  }
}

export function keptAnswers(): KeptAnswers {
  try {
    const stored: Record<string, unknown> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(
      KEPT.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])),
    )
  } catch {
    return {}
  }
}
