import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Definition, Member } from '#schemas/define.ts'
import { questionsRule } from '../question-rule.ts'
import { checked, type FieldOptions, fieldOf, type Titles } from './options.ts'

type ListOptions = FieldOptions & {
  min?: number
  max?: number
}

function listField(
  member: Member,
  name: string,
  title: Titles,
  options: ListOptions = {},
  isUnique = false,
): Definition {
  const { min = 0, max } = options
  const field = { ...fieldOf('array', name, title, options), of: [member] }
  return checked(field, (rule) => [
    [min > 0 && rule.required().min(min), { en: `add at least ${min}.`, fr: `ajoutez-en au moins ${min}.` }],
    [max !== undefined && rule.max(max), { en: `at most ${max} fit.`, fr: `au plus ${max}.` }],
    [isUnique && rule.unique(), { en: 'the same one is listed twice.', fr: 'le même y est deux fois.' }],
  ])
}

/** A list of objects of one type. */
export const listOf = (type: string, name: string, title: Titles, options?: ListOptions) =>
  listField({ type }, name, title, options)

/** The questions about a job (docs/product.md, Questions of a service). */
export function jobQuestions(description: Bilingual): Definition {
  const field = listOf(
    'jobQuestion',
    'questions',
    ['Questions about the job', 'Questions sur les travaux'],
    description,
  )
  return { ...field, validation: (rule) => rule.custom(questionsRule(field.title)) }
}

/** A list of single lines in both languages. */
export const localeStringList = (name: string, title: Titles, options?: ListOptions) =>
  listOf('localeString', name, title, options)

/** An ordered list of references to documents of one type, without duplicates. */
export const referenceList = (to: string, name: string, title: Titles, options?: ListOptions) =>
  listField({ type: 'reference', to: [{ type: to }] }, name, title, options, true)
