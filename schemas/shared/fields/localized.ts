import type { Definition } from '#schemas/define.ts'
import { fitsIn, needsEnglish, SIDE_BY_SIDE } from '../localized.ts'
import { type FieldOptions, fieldOf, rulesOr, type Titles } from './options.ts'

type TextOptions = FieldOptions & {
  /** The most characters that fit the place of the text on the page. A longer text gives a warning. */
  max?: number
}

const localizedField =
  (type: string) =>
  (name: string, title: Titles, options: TextOptions = {}): Definition => {
    const { required, max } = options
    const field = fieldOf(type, name, title, options)
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
export const localeString = localizedField('localeString')

/** A few sentences in both languages, without formatting. */
export const localeText = localizedField('localeText')

/** Formatted text in both languages. */
export const localeBlocks = localizedField('localeBlocks')
