import { type ArrayRule, defineArrayMember, defineField } from 'sanity'
import { about } from '../sentence.ts'
import { type FieldOptions, rulesOr } from './options.ts'

interface ListOptions extends FieldOptions {
  min?: number
  max?: number
}

type ListRule = ArrayRule<unknown[]>

function sizeRules(rule: ListRule, title: string, { min = 0, max }: ListOptions): ListRule[] {
  return [
    ...(min > 0
      ? [
          rule
            .required()
            .min(min)
            .error(about(title, { en: `add at least ${min}.`, fr: `ajoutez-en au moins ${min}.` })),
        ]
      : []),
    ...(max === undefined
      ? []
      : [rule.max(max).error(about(title, { en: `at most ${max} fit.`, fr: `au plus ${max}.` }))]),
  ]
}

/** A list of objects of one type. */
export function listOf(type: string, name: string, title: string, options: ListOptions = {}) {
  return defineField({
    name,
    title,
    type: 'array',
    description: options.description,
    group: options.group,
    of: [defineArrayMember({ type })],
    validation: (rule) => rulesOr(rule, sizeRules(rule, title, options)),
  })
}

/** A list of single lines in both languages. */
export const localeStringList = (name: string, title: string, options: ListOptions = {}) =>
  listOf('localeString', name, title, options)

/** An ordered list of links to documents of one type; each may be listed once. */
export function referenceList(to: string, name: string, title: string, options: ListOptions = {}) {
  return defineField({
    name,
    title,
    type: 'array',
    description: options.description,
    group: options.group,
    of: [defineArrayMember({ type: 'reference', to: [{ type: to }] })],
    validation: (rule) => [
      ...sizeRules(rule, title, options),
      rule
        .unique()
        .error(about(title, { en: 'the same one is listed twice.', fr: 'le même y est deux fois.' })),
    ],
  })
}
