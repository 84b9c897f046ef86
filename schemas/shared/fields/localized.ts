import type { Definition } from '#schemas/define.ts'
import { fitsIn, needsEnglish } from '../localized.ts'
import { type FieldOptions, rulesOr } from './options.ts'

interface TextOptions extends FieldOptions {
  /** Longest length in characters that fits its place; longer gives a warning. */
  max?: number
}

function localizedField(type: string, name: string, options: TextOptions): Definition {
  const { title, description, group, required = false, max } = options
  return {
    name,
    title,
    type,
    description,
    group,
    validation: (rule) =>
      rulesOr(rule, [
        ...(required ? [rule.custom(needsEnglish(title))] : []),
        ...(max === undefined ? [] : [rule.custom(fitsIn(title, max)).warning()]),
      ]),
  }
}

/** One line of text in both languages. */
export const localeString = (name: string, options: TextOptions) =>
  localizedField('localeString', name, options)

/** A few sentences in both languages, without formatting. */
export const localeText = (name: string, options: TextOptions) => localizedField('localeText', name, options)

/** Formatted text in both languages. */
export const localeBlocks = (name: string, options: FieldOptions) =>
  localizedField('localeBlocks', name, options)
