import type { Definition, Member } from '#schemas/define.ts'
import { about } from '../sentence.ts'
import { type FieldOptions, fieldOf, rulesOr } from './options.ts'

type ListOptions = FieldOptions & {
  min?: number
  max?: number
}

function listField(member: Member, name: string, options: ListOptions, isUnique = false): Definition {
  const { min = 0, max } = options
  const field = fieldOf('array', name, options)
  const tooFew = about(field.title, { en: `add at least ${min}.`, fr: `ajoutez-en au moins ${min}.` })
  const tooMany = about(field.title, { en: `at most ${max} fit.`, fr: `au plus ${max}.` })
  const twice = about(field.title, { en: 'the same one is listed twice.', fr: 'le même y est deux fois.' })
  return {
    ...field,
    of: [member],
    validation: (rule) =>
      rulesOr(rule, [
        min > 0 && rule.required().min(min).error(tooFew),
        max !== undefined && rule.max(max).error(tooMany),
        isUnique && rule.unique().error(twice),
      ]),
  }
}

/** A list of objects of one type. */
export const listOf = (type: string, name: string, options: ListOptions) => listField({ type }, name, options)

/** A list of single lines in both languages. */
export const localeStringList = (name: string, options: ListOptions) => listOf('localeString', name, options)

/** An ordered list of references to documents of one type, without duplicates. */
export const referenceList = (to: string, name: string, options: ListOptions) =>
  listField({ type: 'reference', to: [{ type: to }] }, name, options, true)
