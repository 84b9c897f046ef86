import type { Definition } from '#schemas/define.ts'
import { fitsIn, needsEnglish, SIDE_BY_SIDE } from '../localized.ts'
import { type FieldOptions, fieldOf, rulesOr } from './options.ts'

type TextOptions = FieldOptions & {
  /** The most characters that fit its place. A longer text gives a warning. */
  max?: number
}

function localizedField(type: string, name: string, options: TextOptions): Definition {
  const { required, max } = options
  const field = fieldOf(type, name, options)
  return {
    ...field,
    ...(max !== undefined && { options: { ...SIDE_BY_SIDE, max } }),
    validation: (rule) =>
      rulesOr(rule, [
        required && rule.custom(needsEnglish(field.title)),
        max !== undefined && rule.custom(fitsIn(field.title, max)).warning(),
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
