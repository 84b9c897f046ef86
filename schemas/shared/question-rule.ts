import type { CustomValidator, ValidationContext } from 'sanity'
import type { Bilingual } from '#lib/i18n/languages.ts'
import { MOST_QUESTIONS, toCondition } from '#lib/questions/questions.ts'
import { API_VERSION } from './api-version.ts'
import { about } from './sentence.ts'

/** A question as the Studio has it while somebody writes it. */
export interface WrittenQuestion {
  _key: string
  label?: Partial<Bilingual>
  kind?: string
  options?: { _key: string; label?: Partial<Bilingual> }[]
  askedAfter?: string
}

/** The answers of a question that other questions can be asked after, by their keys. */
export const answerKeysOf = ({ kind, options = [] }: WrittenQuestion): string[] => {
  if (kind === 'yesNo') return ['yes', 'no']
  return kind === 'choice' ? options.map(({ _key }) => _key) : []
}

/** The problem of a list of questions without a look at other documents, or null. */
export function questionsProblem(questions: readonly WrittenQuestion[]): Bilingual | null {
  if (questions.length > MOST_QUESTIONS) {
    return { en: `at most ${MOST_QUESTIONS} fit.`, fr: `au plus ${MOST_QUESTIONS}.` }
  }
  const isWrong = questions.some(({ askedAfter }, place) => {
    if (!askedAfter) return false
    const condition = toCondition(askedAfter)
    const earlier = questions.slice(0, place).find(({ _key }) => _key === condition?.question)
    return !(condition && earlier && answerKeysOf(earlier).includes(condition.answer))
  })
  if (isWrong) {
    return {
      en: 'a question is asked after an answer that does not stand before it. Choose another, or move the question.',
      fr: 'une question est posée après une réponse qui ne la précède pas. Choisissez-en une autre, ou déplacez la question.',
    }
  }
  const hasTooFew = questions.some(({ kind, options = [] }) => kind === 'choice' && options.length < 2)
  return hasTooFew
    ? { en: 'a choice needs two answers or more.', fr: 'un choix demande au moins deux réponses.' }
    : null
}

/** The number of questions of the category of a service, or the largest one of the services of a category. */
async function othersOf({ document, getClient }: ValidationContext): Promise<number> {
  const id = document?._id.replace(/^(drafts|versions\.[^.]+)\./, '') ?? ''
  const category = (document?.category as { _ref?: string } | undefined)?._ref ?? ''
  const query =
    document?._type === 'service'
      ? 'count(*[_id == $category][0].questions)'
      : 'math::max(*[_type == "service" && category._ref == $id]{"count": count(questions)}.count)'
  const client = getClient({ apiVersion: API_VERSION })
  return (await client.fetch<number | null>(query, { id, category }, { perspective: 'drafts' })) ?? 0
}

/** Validation of the questions of a service or a category. A service asks its own and those of its category. */
export function questionsRule(title: Bilingual): CustomValidator<WrittenQuestion[] | undefined> {
  return async (questions = [], context) => {
    const problem = questionsProblem(questions)
    if (problem) return about(title, problem)
    if (questions.length === 0 || questions.length + (await othersOf(context)) <= MOST_QUESTIONS) return true
    return about(title, {
      en: `at most ${MOST_QUESTIONS} fit, together with those of the category or its services.`,
      fr: `au plus ${MOST_QUESTIONS}, avec celles de la catégorie ou de ses services.`,
    })
  }
}

/** Validation of an effect on the price: adding and multiplying need an amount. */
export const effectRule: CustomValidator<{ effect?: string; amount?: number } | undefined> = (value) => {
  const { effect, amount } = value ?? {}
  if ((effect === 'add' || effect === 'multiply') && amount === undefined) {
    return {
      en: 'Write the amount that the answer adds or multiplies by.',
      fr: 'Inscrivez le montant que la réponse ajoute, ou par lequel elle multiplie.',
    }
  }
  return effect === 'multiply' && (amount ?? 1) > 5
    ? { en: 'The price is multiplied by at most 5.', fr: 'Le prix est multiplié par 5 au plus.' }
    : true
}
