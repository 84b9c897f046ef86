import { defineField, type Rule } from 'sanity'
import { priceRangeRule } from '../price-range-rule.ts'
import { about, CHOOSE_ONE, FILL_IN } from '../sentence.ts'
import { keyRule, usedOnce } from '../used-once.ts'
import { type FieldOptions, rulesOr } from './options.ts'

/** One line that is the same in both languages: a name, a code, an address. */
export function plainText(name: string, title: string, options: FieldOptions = {}) {
  const { description, group, required = false } = options
  return defineField({
    name,
    title,
    type: 'string',
    description,
    group,
    validation: (rule) => (required ? rule.required().error(about(title, FILL_IN)) : rule),
  })
}

/** A word that programs know a document by, such as tv-audio. Like a slug, but not part of an address. */
export function key(title: string, description: string) {
  return defineField({
    name: 'key',
    title,
    type: 'string',
    description,
    validation: (rule) => rule.custom(keyRule(title)),
  })
}

/** One of a few fixed words of which each may be used by one document only. */
export function uniqueChoice(
  name: string,
  title: string,
  values: readonly string[],
  options: FieldOptions = {},
) {
  return {
    ...choice(name, title, values, options),
    validation: (rule: Rule) => rule.custom(usedOnce(name, title)),
  }
}

/** One of a few fixed words. */
export function choice(name: string, title: string, values: readonly string[], options: FieldOptions = {}) {
  const { description, group, required = false } = options
  return defineField({
    name,
    title,
    type: 'string',
    description,
    group,
    options: { list: [...values], layout: values.length > 4 ? 'dropdown' : 'radio' },
    validation: (rule) => (required ? rule.required().error(about(title, CHOOSE_ONE)) : rule),
  })
}

/** A price range as a text: `$100-$300`. */
export function priceRange(name: string, title: string, options: FieldOptions = {}) {
  const {
    description = 'Write it like $100-$300 or $2,500-$6,000, in Canadian dollars before tax, for both languages.',
    group,
    required = false,
  } = options
  return defineField({
    name,
    title,
    type: 'string',
    description,
    group,
    validation: (rule) => rule.custom(priceRangeRule(title, required)),
  })
}

interface NumberOptions extends FieldOptions {
  min?: number
  max?: number
  integer?: boolean
}

/** A number within bounds. */
export function number(name: string, title: string, options: NumberOptions = {}) {
  const { description, group, required = false, min, max, integer = false } = options
  return defineField({
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
  })
}

/** A count of things: a whole number from 0. */
export const count = (name: string, title: string, options: FieldOptions = {}) =>
  number(name, title, { ...options, min: 0, integer: true })

/** A rating, single or average, on the scale of 1 to 5. */
export const rating = (name: string, title: string, options: FieldOptions = {}) =>
  number(name, title, { ...options, min: 1, max: 5 })

/** Place in lists; the smallest number comes first. */
export function order(description: string, group?: string) {
  return {
    ...number('order', 'Order', { description, group, min: 0, integer: true, required: true }),
    // After everything that has been put in order by hand.
    initialValue: 100,
  }
}

/** Yes or no; new documents start with no. */
export function yesNo(name: string, title: string, options: Omit<FieldOptions, 'required'> = {}) {
  return defineField({ name, title, type: 'boolean', initialValue: false, ...options })
}
