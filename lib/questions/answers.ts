/* The answers to the questions of a service, as addresses and posted forms have them. Browsers load this file with the estimator. */

/** The beginning of the names of controls and parameters: `answer-wall`. */
export const ANSWER = 'answer-'

/** Answers by the key of their question. A choice is answered with the key of its option, yes or no with `yes` or `no`. */
export type Answers = Readonly<Record<string, string>>

/** The greatest length of an answer, in characters. */
export const LONGEST_ANSWER = 300
const MOST_ANSWERS = 12

const KEY = /^[\w-]{1,64}$/

/** Characters that some databases refuse, or that change the direction of text. */
const CONTROLS = /[\p{Cc}\p{Bidi_Control}]/gu

/**
 * Reads answers from the query of an address, or from a form; undefined without any. Whether there is such a question is seen
 * where it is asked (`givenAnswers`), so an unknown answer is never an error.
 */
export function readAnswers(fields: Iterable<[string, unknown]>): Answers | undefined {
  const answers: Record<string, string> = {}
  for (const [name, value] of fields) {
    const key = name.startsWith(ANSWER) ? name.slice(ANSWER.length) : ''
    const text = typeof value === 'string' ? value.replace(CONTROLS, ' ').trim() : ''
    if (KEY.test(key) && text && Object.keys(answers).length < MOST_ANSWERS)
      answers[key] = text.slice(0, LONGEST_ANSWER).trim()
  }
  return Object.keys(answers).length > 0 ? answers : undefined
}

/** Answers as one text, as the form `lead` has them: the query of an address. */
export const answersText = (fields: Iterable<[string, unknown]>): string =>
  new URLSearchParams(answerPairs(readAnswers(fields))).toString()

/** Answers as pairs for a query. */
export const answerPairs = (answers: Answers = {}): [string, string][] =>
  Object.entries(answers).map(([key, value]) => [ANSWER + key, value])
