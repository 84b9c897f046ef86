import type { RefObject } from 'react'
import { type Answers, readAnswers } from '#lib/questions/answers.ts'

/**
 * Tells the answers to the questions in a form, now if there are any, and at each change. The server renders the questions, so React
 * does not know what is answered.
 * @returns a function that stops it
 */
export function watchAnswers(
  { current: form }: RefObject<HTMLFormElement | null>,
  onAnswers: (answers: Answers) => void,
): (() => void) | undefined {
  if (!form) return undefined
  const given = () => readAnswers(new FormData(form))
  const tell = () => onAnswers(given() ?? {})
  if (given()) tell()
  form.addEventListener('input', tell)
  return () => form.removeEventListener('input', tell)
}
