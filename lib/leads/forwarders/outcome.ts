import type { Answer } from './post-json.ts'

/** The result of an attempt to send a lead to the CRM. */
export interface Outcome {
  /** `refused`: the CRM will never accept this lead. */
  kind: 'delivered' | 'retry' | 'refused'
  /** The HTTP status; null when there was no answer. */
  status: number | null
  /** An excerpt of the answer, or the reason why there was none. */
  answer: string
  /** The wait that the CRM asked for, in milliseconds. */
  retryAfter?: number
  /** True when the CRM refuses the settings, not the lead. Staff have to correct the settings. */
  isAlarm?: boolean
}

const REFUSED = new Set([400, 413, 422])
/** Timeout, conflict, too early, too many requests: a later attempt may succeed. */
const LATER = new Set([408, 409, 425, 429])
const LONGEST_EXCERPT = 300

export function outcomeOf({ status, text, retryAfter }: Answer): Outcome {
  const answer = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_EXCERPT)
  if (status >= 200 && status < 300) return { kind: 'delivered', status, answer }
  if (REFUSED.has(status)) return { kind: 'refused', status, answer }
  return { kind: 'retry', status, answer, retryAfter, isAlarm: status < 500 && !LATER.has(status) }
}

/** The outcome when there was no answer: the connection failed, or took too long. */
export function outcomeOfFailure(error: unknown): Outcome {
  return { kind: 'retry', status: null, answer: reasonOf(error) }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'No answer.'
  if (error.name === 'TimeoutError') return 'No answer in time.'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return code ? `No answer (${code}).` : 'No answer.'
}
