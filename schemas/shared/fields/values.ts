import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Choice, Definition, Ordering } from '#schemas/define.ts'
import { priceRangeRule } from '../price-range-rule.ts'
import { CHOOSE_ONE, FILL_IN } from '../sentence.ts'
import { keyRule, usedOnce } from '../slug-rule.ts'
import { checked, type FieldOptions, fieldOf, type Titles } from './options.ts'

/** One line that is the same in both languages: a name, a code, an address. */
export const plainText = (name: string, title: Titles, options: FieldOptions = {}) =>
  checked(fieldOf('string', name, title, options), (rule) => [[options.required && rule.required(), FILL_IN]])

/** An e-mail address. */
export const email = (name: string, title: Titles, options: FieldOptions = {}) =>
  checked(fieldOf('string', name, title, options), (rule) => [
    [rule.email(), { en: 'write an e-mail address.', fr: 'écrivez une adresse courriel.' }],
    [options.required && rule.required(), FILL_IN],
  ])

/** A word by which programs identify a document, such as tv-audio. It has the form of a slug but is not part of an address. */
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

/** The choices. A string is the value of a choice and its title in both languages. */
type Choices = readonly (string | Choice)[]

/** One of a few fixed words. */
export const choice = (name: string, choices: Choices, title: Titles, options: FieldOptions = {}) =>
  checked(
    {
      ...fieldOf('string', name, title, options),
      options: { list: [...choices], layout: choices.length > 4 ? 'dropdown' : 'radio' },
    },
    (rule) => [[options.required && rule.required(), CHOOSE_ONE]],
  )

/** Any of a few fixed words. */
export const choices = (
  name: string,
  list: Choices,
  title: Titles,
  options: FieldOptions = {},
): Definition => ({
  ...fieldOf('array', name, title, options),
  of: [{ type: 'string' }],
  options: { list: [...list] },
})

/** One of a few fixed words, each used by one document, such as the page of figures. Publishing fixes the word. */
export function uniqueChoice(
  name: string,
  choices: Choices,
  title: Titles,
  options?: FieldOptions,
): Definition {
  const field = choice(name, choices, title, options)
  return {
    ...field,
    options: { ...field.options, fixedOncePublished: true },
    validation: (rule) => rule.custom(usedOnce(name, field.title)),
  }
}

const PRICE_RANGE_FORM: Bilingual = {
  en: 'Write it like $100-$300 or $2,500-$6,000, in Canadian dollars before tax, for both languages.',
  fr: 'Écrivez-la ainsi, pour les deux langues : $100-$300 ou $2,500-$6,000, en dollars canadiens avant taxes.',
}

/** A price range as a text: `$100-$300`. */
export function priceRange(name: string, title: Titles, options: FieldOptions = {}): Definition {
  const field = fieldOf('string', name, title, { ...PRICE_RANGE_FORM, ...options })
  return {
    ...field,
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
export function number(name: string, title: Titles, options: NumberOptions = {}): Definition {
  const { required, integer, min, max } = options
  return checked(fieldOf('number', name, title, options), (rule) => [
    [required && rule.required(), { en: 'write a number.', fr: 'écrivez un nombre.' }],
    [integer && rule.integer(), { en: 'write a whole number.', fr: 'écrivez un nombre entier.' }],
    [
      min !== undefined && rule.min(min),
      { en: `the smallest possible number is ${min}.`, fr: `le plus petit nombre possible est ${min}.` },
    ],
    [
      max !== undefined && rule.max(max),
      { en: `the largest possible number is ${max}.`, fr: `le plus grand nombre possible est ${max}.` },
    ],
  ])
}

/** A count of things: a whole number from 0. */
export const count = (name: string, title: Titles, options?: FieldOptions) =>
  number(name, title, { ...options, min: 0, integer: true })

/** A rating, single or average, on the scale of 1 to 5. */
export const rating = (name: string, title: Titles, options?: FieldOptions) =>
  number(name, title, { ...options, min: 1, max: 5 })

/** The position in lists; the smallest number comes first. */
export const order = (description: Bilingual): Definition => ({
  ...count('order', ['Order', 'Ordre'], { ...description, required: true }),
  // A new document comes after all documents that staff ordered by hand, as their numbers are below 100.
  initialValue: 100,
})

/** An order that lists in the Studio offer. Its default name is the first part of the field's path: `name` for `name.en`. */
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

/** The language in which a person wrote a text. The other language is a translation. Only the site writes it. */
export const writtenIn: Definition = {
  name: 'writtenIn',
  title: { en: 'Written in', fr: 'Langue d’origine' },
  type: 'string',
  readOnly: true,
  hidden: true,
}

/** Yes or no; new documents start with no. */
export const yesNo = (name: string, title: Titles, options?: FieldOptions): Definition => ({
  ...fieldOf('boolean', name, title, options),
  initialValue: false,
})

/** The charges that every customer of a service pays. */
export const compulsoryFees = (): Definition => ({
  ...fieldOf('array', 'compulsoryFees', ['Compulsory fees', 'Frais obligatoires'], {
    en: 'What every customer pays, such as disposal, or a permit with a fixed price. Each price of the service includes them and says so. Not taxes. Average rates of cities must have them in them.',
    fr: 'Ce que chaque client paie, par exemple la mise au rebut ou un permis à prix fixe. Chaque prix du service les comprend et le dit. Pas les taxes. Les tarifs moyens des villes doivent les comprendre.',
  }),
  of: [{ type: 'compulsoryFee' }],
})
