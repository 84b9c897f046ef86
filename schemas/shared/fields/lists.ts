import type { Rule } from 'sanity'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Definition } from '#schemas/define.ts'
import { about } from '../sentence.ts'
import { type FieldOptions, rulesOr } from './options.ts'

interface ListOptions extends FieldOptions {
  min?: number
  max?: number
}

function sizeRules(rule: Rule, title: Bilingual, { min = 0, max }: ListOptions): Rule[] {
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
export function listOf(type: string, name: string, options: ListOptions): Definition {
  const { title, description, group } = options
  return {
    name,
    title,
    type: 'array',
    description,
    group,
    of: [{ type }],
    validation: (rule) => rulesOr(rule, sizeRules(rule, title, options)),
  }
}

/** A list of single lines in both languages. */
export const localeStringList = (name: string, options: ListOptions) => listOf('localeString', name, options)

/** An ordered list of links to documents of one type; each may be listed once. */
export function referenceList(to: string, name: string, options: ListOptions): Definition {
  const { title, description, group } = options
  return {
    name,
    title,
    type: 'array',
    description,
    group,
    of: [{ type: 'reference', to: [{ type: to }] }],
    validation: (rule) => [
      ...sizeRules(rule, title, options),
      rule
        .unique()
        .error(about(title, { en: 'the same one is listed twice.', fr: 'le même y est deux fois.' })),
    ],
  }
}
