import { withoutMarks } from '#lib/i18n/marks.ts'
import type { Answers } from './answers.ts'

/* What staff ask about a job of a service, and what an answer does to its price (docs/product.md, Questions of a service). */

export const QUESTION_KINDS = ['choice', 'yesNo', 'number', 'length', 'text', 'photo'] as const

export type QuestionKind = (typeof QUESTION_KINDS)[number]

export const ANSWER_EFFECTS = ['add', 'multiply', 'electrician', 'ask'] as const

export type AnswerEffect = (typeof ANSWER_EFFECTS)[number]

/** The most questions of a service, together with those of its category. */
export const MOST_QUESTIONS = 6

/** The greatest answer to a question for a number or a length. */
export const GREATEST_NUMBER = 9_999

interface StoredEffect {
  effect: string | null
  /** Whole dollars for `add` and `electrician`, a factor for `multiply`. */
  amount: number | null
}

export interface StoredQuestion extends StoredEffect {
  _key: string
  label: string | null
  kind: string | null
  options: (StoredEffect & { _key: string; label: string | null })[] | null
  included: number | null
  askedAfter: string | null
}

/** A service as documents have it: its own questions, and those of its category. */
export interface StoredAsked {
  questions: StoredQuestion[] | null
  category: { questions: StoredQuestion[] | null } | null
}

export interface Effect {
  kind: AnswerEffect
  amount: number
}

export interface JobQuestion {
  /** The `_key` of the question. Addresses, forms and leads name the question by it. */
  key: string
  kind: QuestionKind
  label: string
  /** The answers of a choice, otherwise empty. */
  options: { key: string; label: string; effect: Effect | null }[]
  /** The effect of "yes", or of a number above `included`. */
  effect: Effect | null
  /** The number up to which the price stays as it is. */
  included: number
  /** The question is asked only after this answer to an earlier question. */
  askedAfter: { question: string; answer: string } | null
}

/** A question with its answer. */
export interface GivenAnswer {
  question: JobQuestion
  value: string
  /** The effect on the price; for `add` with the whole amount. */
  effect: Effect | null
}

/** What all answers together do to a price. */
export interface TotalEffect {
  /** Whole dollars. */
  add: number
  factor: number
}

/** The questions of a service: its own, then those of its category. Questions that cannot be asked are left out. */
export function toQuestions({ questions, category }: StoredAsked): JobQuestion[] {
  const found = new Map<string, JobQuestion>()
  for (const stored of [...(questions ?? []), ...(category?.questions ?? [])]) {
    const question = toQuestion(stored)
    if (question && !found.has(question.key)) found.set(question.key, question)
  }
  return [...found.values()].slice(0, MOST_QUESTIONS)
}

function toQuestion(stored: StoredQuestion): JobQuestion | null {
  const kind = QUESTION_KINDS.find((one) => one === stored.kind)
  const options = kind === 'choice' ? (stored.options ?? []).filter(({ label }) => label) : []
  if (!kind || !stored.label || (kind === 'choice' && options.length < 2)) return null
  return {
    key: stored._key,
    kind,
    label: stored.label,
    options: options.map((option) => ({
      key: option._key,
      label: option.label ?? '',
      effect: toEffect(option),
    })),
    effect: kind === 'choice' ? null : toEffect(stored),
    included: stored.included ?? 0,
    askedAfter: toCondition(stored.askedAfter),
  }
}

function toEffect({ effect, amount }: StoredEffect): Effect | null {
  const kind = ANSWER_EFFECTS.find((one) => one === effect)
  const needsAmount = kind === 'add' || kind === 'multiply'
  return kind && (amount || !needsAmount) ? { kind, amount: amount ?? 0 } : null
}

/** Reads a condition as it is stored: the key of a question and of its answer, `wall:brick`. */
export function toCondition(text: string | null | undefined): JobQuestion['askedAfter'] {
  const [question, answer] = (text ?? '').split(':')
  return question && answer ? { question, answer } : null
}

/** The questions that are asked after these answers. A condition on a question that is not asked does not hold. */
export function askedOf(questions: readonly JobQuestion[], answers: Answers): JobQuestion[] {
  const asked: JobQuestion[] = []
  for (const question of questions) {
    const { askedAfter } = question
    const holds =
      !askedAfter ||
      (answers[askedAfter.question] === askedAfter.answer &&
        asked.some(({ key }) => key === askedAfter.question))
    if (holds) asked.push(question)
  }
  return asked
}

/**
 * The answers that count, in the order of the questions. Answers from an old address to a question that is gone, that is not
 * asked after the others, or with a value that it does not have, are left out.
 */
export function givenAnswers(questions: readonly JobQuestion[], answers: Answers = {}): GivenAnswer[] {
  return askedOf(questions, answers).flatMap((question) => {
    const value = validValue(question, answers[question.key] ?? '')
    return value ? [{ question, value, effect: effectOfAnswer(question, value) }] : []
  })
}

function validValue({ kind, options }: JobQuestion, value: string): string {
  switch (kind) {
    case 'choice':
      return options.some(({ key }) => key === value) ? value : ''
    case 'yesNo':
    case 'photo':
      return value === 'yes' || value === 'no' ? value : ''
    case 'number':
    case 'length':
      return /^\d{1,4}([.,]\d+)?$/.test(value) ? String(Math.round(Number(value.replace(',', '.')))) : ''
    case 'text':
      return value
  }
}

function effectOfAnswer({ kind, options, effect, included }: JobQuestion, value: string): Effect | null {
  if (kind === 'choice') return options.find(({ key }) => key === value)?.effect ?? null
  if (kind === 'yesNo') return value === 'yes' ? effect : null
  const above = Number(value) - included
  if (!effect || !(above > 0)) return null
  return effect.kind === 'add' ? { ...effect, amount: effect.amount * above } : effect
}

/** What answers do to a price. "Needs an electrician" may add dollars; "ask first" changes no number. */
export function effectOf(given: readonly GivenAnswer[]): TotalEffect {
  let [add, factor] = [0, 1]
  for (const { effect } of given) {
    if (effect?.kind === 'multiply') factor *= effect.amount
    else if (effect && effect.kind !== 'ask') add += effect.amount
  }
  return { add, factor }
}

/** The questions that an address may answer. What customers write themselves may be personal, so it stays in the form. */
export const inAddress = ({ kind }: JobQuestion): boolean => kind !== 'text' && kind !== 'photo'

/** The words that answers are said with: those of the dictionary. */
export interface AnswerWords {
  yes: string
  no: string
  /** A text with `{count}`: `{count} ft`. */
  feet: string
}

/** An answer in words: `Brick or concrete`, `Yes`, `12 ft`. */
export function answerText({ question, value }: GivenAnswer, words: AnswerWords): string {
  const { kind, options } = question
  if (kind === 'choice') return withoutMarks(options.find(({ key }) => key === value)?.label ?? '')
  if (kind === 'yesNo' || kind === 'photo') return value === 'yes' ? words.yes : words.no
  return kind === 'length' ? words.feet.replace('{count}', value) : value
}
