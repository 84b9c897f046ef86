import { withoutMarks } from '#lib/i18n/marks.ts'
import type { Answers } from './answers.ts'
import type { JobQuestion } from './questions.ts'

/** What somebody answered on the way to a service, in the words of the page. */
export interface FoundBy {
  question: string | null
  answer: string | null
}

/** The answers that are also answers to the questions of the found service: question and answer have the same words there. */
export function answersFrom(path: readonly FoundBy[], questions: readonly JobQuestion[]): Answers {
  const pairs = path.flatMap(({ question, answer }) => {
    const asked = questions.find(({ label }) => withoutMarks(label) === withoutMarks(question))
    const option = asked?.options.find(({ label }) => withoutMarks(label) === withoutMarks(answer))
    return asked && option ? [[asked.key, option.key]] : []
  })
  return Object.fromEntries(pairs)
}
