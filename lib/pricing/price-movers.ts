import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import {
  answerText,
  type Effect,
  type JobQuestion,
  type StoredAsked,
  toQuestions,
} from '#lib/questions/questions.ts'
import type { EstimatorSettings, Level } from './estimator-settings.ts'
import { withoutNoise } from './price-range.ts'

/** What moves the price of a service: a question or a slider, with what each of its answers does. */
export interface PriceMover {
  key: string
  label: string
  /** An effect in dollars or percent: `+$60`, `+15%`. */
  answers: { label: string; effect: string }[]
}

/**
 * Everything that moves the price of a service: its questions, then the estimator's two sliders. Answers that change nothing are
 * left out, and so are questions that have none but these. Of a slider the step that changes nothing is the base price.
 */
export function priceMovers(
  service: StoredAsked,
  settings: Pick<EstimatorSettings, 'complexity' | 'timeline'>,
  lang: Language,
): PriceMover[] {
  const words = getDictionary(lang).estimator
  const questions = toQuestions(withoutMarks(service))
  const ofQuestions = questions.map((question) => ({
    key: question.key,
    label: labelOf(question, questions, lang),
    answers: answersOf(question, lang),
  }))
  const ofLevels = (['complexity', 'timeline'] as const).map((name) => ({
    key: name,
    label: words[name],
    answers: levelsOf(settings[name], lang),
  }))
  return [...ofQuestions, ...ofLevels].filter(({ answers }) => answers.length > 0)
}

/** The words of a question, with the answer after which alone it is asked: `Length of the raceway (brick)`. */
function labelOf(
  { label, askedAfter }: JobQuestion,
  questions: readonly JobQuestion[],
  lang: Language,
): string {
  const before = questions.find(({ key }) => key === askedAfter?.question)
  if (!askedAfter || !before) return label
  const answer = { question: before, value: askedAfter.answer, effect: null }
  return `${label} (${uncapitalized(answerText(answer, getDictionary(lang).estimator))})`
}

function answersOf(question: JobQuestion, lang: Language): PriceMover['answers'] {
  const { kind, options, effect, included } = question
  const { estimator, costPage } = getDictionary(lang)
  if (kind === 'choice') {
    return options.flatMap(({ key, effect: own }) => {
      const label = answerText({ question, value: key, effect: own }, estimator)
      return own ? [{ label, effect: effectText(own, lang) }] : []
    })
  }
  if (!effect) return []
  const above = kind === 'length' ? costPage.eachFootAbove : costPage.eachAbove
  const label =
    kind === 'yesNo'
      ? estimator.yes
      : fillPlaceholders(above, { count: getFormatters(lang).number(included) })
  return [{ label, effect: effectText(effect, lang) }]
}

const levelsOf = (levels: readonly Level[], lang: Language): PriceMover['answers'] =>
  levels.map(({ label, factor }) => ({
    label,
    effect: factor === 1 ? getDictionary(lang).costPage.base : percentText(factor, lang),
  }))

function effectText({ kind, amount }: Effect, lang: Language): string {
  const { electrician, askFirst } = getDictionary(lang).estimator
  if (kind === 'multiply') return percentText(amount, lang)
  if (kind === 'ask') return capitalized(askFirst)
  const added = amount ? `+${getFormatters(lang).price(amount)}` : ''
  return kind === 'add' ? added : [capitalized(electrician), added].filter(Boolean).join(', ')
}

/** A factor as a change, with a true minus: `+15%`, `−10%`. */
const percentText = (factor: number, lang: Language): string =>
  getFormatters(lang)
    .number(withoutNoise(factor - 1), {
      style: 'percent',
      signDisplay: 'exceptZero',
      maximumFractionDigits: 1,
    })
    .replace('-', '−')

/** The words of an effect begin with a capital, because they stand alone. */
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** An answer inside a label: `Brick` becomes `brick`, and `TV` stays. */
const uncapitalized = (text: string): string =>
  text.replace(/^\p{Lu}(?=[\p{Ll}’])/u, (first) => first.toLowerCase())
