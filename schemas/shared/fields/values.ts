import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Choice, Definition, Ordering } from '#schemas/define.ts'
import { priceRangeRule } from '../price-range-rule.ts'
import { about, CHOOSE_ONE, FILL_IN } from '../sentence.ts'
import { keyRule, usedOnce } from '../used-once.ts'
import { type FieldOptions, fieldOf, rulesOr } from './options.ts'

/** One line that is the same in both languages: a name, a code, an address. */
export function plainText(name: string, options: FieldOptions): Definition {
  const field = fieldOf('string', name, options)
  return {
    ...field,
    validation: (rule) => (options.required ? rule.required().error(about(field.title, FILL_IN)) : rule),
  }
}

/** An e-mail address. */
export function email(name: string, options: FieldOptions): Definition {
  const field = fieldOf('string', name, options)
  const isWrong = about(field.title, { en: 'write an e-mail address.', fr: 'écrivez une adresse courriel.' })
  return {
    ...field,
    validation: (rule) =>
      rulesOr(rule, [
        rule.email().error(isWrong),
        options.required && rule.required().error(about(field.title, FILL_IN)),
      ]),
  }
}

/** A word by which programs identify a document, such as tv-audio. It looks like a slug but is in no address. */
export function key(description: Bilingual): Definition {
  const title = { en: 'Key', fr: 'Clé' }
  return {
    name: 'key',
    title,
    type: 'string',
    description,
    validation: (rule) => rule.custom(keyRule(title)),
  }
}

/** The choices. A plain text is the title in both languages. */
type Choices = readonly (string | Choice)[]

/** One of a few fixed words. */
export function choice(name: string, choices: Choices, options: FieldOptions): Definition {
  const field = fieldOf('string', name, options)
  return {
    ...field,
    options: { list: [...choices], layout: choices.length > 4 ? 'dropdown' : 'radio' },
    validation: (rule) => (options.required ? rule.required().error(about(field.title, CHOOSE_ONE)) : rule),
  }
}

/** One of a few fixed words. Only one document may use each, and a published document keeps its word. */
export function uniqueChoice(name: string, choices: Choices, options: FieldOptions): Definition {
  const field = choice(name, choices, options)
  return {
    ...field,
    options: { ...field.options, fixedOncePublished: true },
    validation: (rule) => rule.custom(usedOnce(name, field.title)),
  }
}

/** A price range as a text: `$100-$300`. */
export function priceRange(name: string, options: FieldOptions): Definition {
  const field = fieldOf('string', name, options)
  return {
    ...field,
    description: field.description ?? {
      en: 'Write it like $100-$300 or $2,500-$6,000, in Canadian dollars before tax, for both languages.',
      fr: 'Écrivez-la ainsi, pour les deux langues : $100-$300 ou $2,500-$6,000, en dollars canadiens avant taxes.',
    },
    options: { comparedWhole: true },
    validation: (rule) => rule.custom(priceRangeRule(field.title, options.required)),
  }
}

type NumberOptions = FieldOptions & {
  min?: number
  max?: number
  integer?: boolean
}

/** A number within bounds. */
export function number(name: string, options: NumberOptions): Definition {
  const { required, integer, min, max } = options
  const field = fieldOf('number', name, options)
  const says = (en: string, fr: string) => about(field.title, { en, fr })
  const tooSmall = says(
    `the smallest possible number is ${min}.`,
    `le plus petit nombre possible est ${min}.`,
  )
  const tooLarge = says(`the largest possible number is ${max}.`, `le plus grand nombre possible est ${max}.`)
  return {
    ...field,
    validation: (rule) =>
      rulesOr(rule, [
        required && rule.required().error(says('write a number.', 'écrivez un nombre.')),
        integer && rule.integer().error(says('write a whole number.', 'écrivez un nombre entier.')),
        min !== undefined && rule.min(min).error(tooSmall),
        max !== undefined && rule.max(max).error(tooLarge),
      ]),
  }
}

/** A count of things: a whole number from 0. */
export const count = (name: string, options: FieldOptions) =>
  number(name, { ...options, min: 0, integer: true })

/** A rating, single or average, on the scale of 1 to 5. */
export const rating = (name: string, options: FieldOptions) => number(name, { ...options, min: 1, max: 5 })

/** The position in lists; the smallest number comes first. */
export function order(description: Bilingual): Definition {
  return {
    ...count('order', { en: ['Order', description.en], fr: ['Ordre', description.fr], required: true }),
    // A new document comes after all documents that staff ordered by hand.
    initialValue: 100,
  }
}

/** An ordering that lists offer. Its default name is the first part of the field's path. */
export const ordering = (
  field: string,
  title: Bilingual,
  direction: 'asc' | 'desc' = 'asc',
  name = field.split('.')[0] ?? field,
): Ordering => ({ name, title, by: [{ field, direction }] })

/** The order of lists whose type has the field `order`. */
export const byOrder = ordering('order', { en: 'Order', fr: 'Ordre' })

/** Whether the document is sample content that came with the site. */
export const sample: Definition = {
  name: 'sample',
  title: { en: 'Sample', fr: 'Exemple' },
  type: 'boolean',
  description: {
    en: 'It came with the site and is invented. It must be gone before the launch.',
    fr: 'Il a été fourni avec le site et il est inventé. Il doit disparaître avant le lancement.',
  },
  readOnly: true,
  hidden: ({ value }) => value !== true,
}

/** Yes or no; new documents start with no. */
export const yesNo = (name: string, options: FieldOptions): Definition => ({
  ...fieldOf('boolean', name, options),
  initialValue: false,
})
