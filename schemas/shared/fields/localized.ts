import { defineField, type Rule } from 'sanity'
import { fitsIn, needsEnglish } from '../localized.ts'
import { type FieldOptions, rulesOr } from './options.ts'

interface TextOptions extends FieldOptions {
  /** Longest length in characters that fits its place; longer gives a warning. */
  max?: number
}

function localizedField(type: string, name: string, title: string, options: TextOptions) {
  const { description, group, required = false, max } = options
  const validation = (rule: Rule) =>
    rulesOr(rule, [
      ...(required ? [rule.custom(needsEnglish(title))] : []),
      ...(max === undefined ? [] : [rule.custom(fitsIn(title, max)).warning()]),
    ])
  return defineField({ name, title, type, description, group, validation })
}

/** One line of text in both languages. */
export const localeString = (name: string, title: string, options: TextOptions = {}) =>
  localizedField('localeString', name, title, options)

/** A few sentences in both languages, without formatting. */
export const localeText = (name: string, title: string, options: TextOptions = {}) =>
  localizedField('localeText', name, title, options)

/** Formatted text in both languages. */
export const localeBlocks = (name: string, title: string, options: FieldOptions = {}) =>
  localizedField('localeBlocks', name, title, options)
