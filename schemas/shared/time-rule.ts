import type { CustomValidator } from 'sanity'
import type { Bilingual } from '#lib/i18n/languages.ts'
import { about } from './sentence.ts'

interface Span {
  low?: number
  high?: number
}

/** The problem of the two ends of a time span, or null. Both ends may be missing, but not only one. */
export function timeProblem({ low, high }: Span): Bilingual | null {
  if ((low === undefined) !== (high === undefined)) {
    return { en: 'fill in both numbers, or none.', fr: 'inscrivez les deux nombres, ou aucun.' }
  }
  if (low === undefined || high === undefined || low <= high) return null
  return { en: 'the first number is larger than the second.', fr: 'le premier nombre dépasse le second.' }
}

/** Validation of an object with the ends of a time span. */
export function timeRule(title: Bilingual): CustomValidator<Span | undefined> {
  return (span) => {
    const problem = timeProblem(span ?? {})
    return problem === null ? true : about(title, problem)
  }
}
