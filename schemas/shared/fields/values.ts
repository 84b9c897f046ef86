import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Choice, Definition } from '#schemas/define.ts'
import { priceRangeRule } from '../price-range-rule.ts'
import { about, CHOOSE_ONE, FILL_IN } from '../sentence.ts'
import { keyRule, usedOnce } from '../used-once.ts'
import { type FieldOptions, rulesOr } from './options.ts'

/** One line that is the same in both languages: a name, a code, an address. */
export function plainText(name: string, options: FieldOptions): Definition {
  const { title, description, group, required = false } = options
  return {
    name,
    title,
    type: 'string',
    description,
    group,
    validation: (rule) => (required ? rule.required().error(about(title, FILL_IN)) : rule),
  }
}

const KEY: Bilingual = { en: 'Key', fr: 'Clé' }

/** A word that programs know a document by, such as tv-audio. Like a slug, but not part of an address. */
export function key(description: Bilingual): Definition {
  return {
    name: 'key',
    title: KEY,
    type: 'string',
    description,
    validation: (rule) => rule.custom(keyRule(KEY)),
  }
}

/** What can be chosen. A plain text is shown as it is in both languages. */
type Choices = readonly (string | Choice)[]

/** One of a few fixed words. */
export function choice(name: string, choices: Choices, options: FieldOptions): Definition {
  const { title, description, group, required = false } = options
  return {
    name,
    title,
    type: 'string',
    description,
    group,
    options: { list: [...choices], layout: choices.length > 4 ? 'dropdown' : 'radio' },
    validation: (rule) => (required ? rule.required().error(about(title, CHOOSE_ONE)) : rule),
  }
}

/** One of a few fixed words of which each may be used by one document only. */
export function uniqueChoice(name: string, choices: Choices, options: FieldOptions): Definition {
  return {
    ...choice(name, choices, options),
    validation: (rule) => rule.custom(usedOnce(name, options.title)),
  }
}

/** A price range as a text: `$100-$300`. */
export function priceRange(name: string, options: FieldOptions): Definition {
  const {
    title,
    description = {
      en: 'Write it like $100-$300 or $2,500-$6,000, in Canadian dollars before tax, for both languages.',
      fr: 'Écrivez-la ainsi, pour les deux langues : $100-$300 ou $2,500-$6,000, en dollars canadiens avant taxes.',
    },
    group,
    required = false,
  } = options
  return {
    name,
    title,
    type: 'string',
    description,
    group,
    validation: (rule) => rule.custom(priceRangeRule(title, required)),
  }
}

interface NumberOptions extends FieldOptions {
  min?: number
  max?: number
  integer?: boolean
}

/** A number within bounds. */
export function number(name: string, options: NumberOptions): Definition {
  const { title, description, group, required = false, min, max, integer = false } = options
  return {
    name,
    title,
    type: 'number',
    description,
    group,
    validation: (rule) =>
      rulesOr(rule, [
        ...(required
          ? [rule.required().error(about(title, { en: 'write a number.', fr: 'écrivez un nombre.' }))]
          : []),
        ...(integer
          ? [
              rule
                .integer()
                .error(about(title, { en: 'write a whole number.', fr: 'écrivez un nombre entier.' })),
            ]
          : []),
        ...(min === undefined
          ? []
          : [
              rule.min(min).error(
                about(title, {
                  en: `the smallest possible number is ${min}.`,
                  fr: `le plus petit nombre possible est ${min}.`,
                }),
              ),
            ]),
        ...(max === undefined
          ? []
          : [
              rule.max(max).error(
                about(title, {
                  en: `the largest possible number is ${max}.`,
                  fr: `le plus grand nombre possible est ${max}.`,
                }),
              ),
            ]),
      ]),
  }
}

/** A count of things: a whole number from 0. */
export const count = (name: string, options: FieldOptions) =>
  number(name, { ...options, min: 0, integer: true })

/** A rating, single or average, on the scale of 1 to 5. */
export const rating = (name: string, options: FieldOptions) => number(name, { ...options, min: 1, max: 5 })

const ORDER: Bilingual = { en: 'Order', fr: 'Ordre' }

/** Place in lists; the smallest number comes first. */
export function order(description: Bilingual, group?: string): Definition {
  return {
    ...count('order', { title: ORDER, description, group, required: true }),
    // After everything that has been put in order by hand.
    initialValue: 100,
  }
}

/** Yes or no; new documents start with no. */
export function yesNo(name: string, options: Omit<FieldOptions, 'required'>): Definition {
  return { name, type: 'boolean', initialValue: false, ...options }
}
