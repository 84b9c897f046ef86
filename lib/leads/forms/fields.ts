import * as z from 'zod/mini'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { Bilingual } from '#lib/i18n/languages.ts'
import { PROVINCE_CODES } from '#schemas/shared/provinces.ts'
import { firstPossibleDay, lastPossibleDay, lastToday } from './first-day.ts'
import { formatPhone, isPhone } from './phone.ts'
import { rowsIn } from './rows.ts'

/** The error of a field, as a key of the dictionaries. So browser and server show the same sentence. */
export type FieldError = keyof Dictionary['forms']['errors']

/** The control of a field, and the rule for its answer. */
interface Control {
  kind: 'text' | 'email' | 'tel' | 'date' | 'textarea' | 'select' | 'radio' | 'hidden'
  required: boolean
  maxLength?: number
  /** For lists: the label of each value. The page provides the lists that come from Sanity. */
  options?: Readonly<Record<string, Bilingual>>
  /** For lists: the key of the text that stands for no answer, in the dictionaries' `forms`. */
  empty?: 'choose' | 'noPreference'
  rule: z.ZodMiniType<string>
}

/** A field of a form. The controls, the checks, the lead and the export are derived from this definition. */
export interface Field extends Control {
  label: Bilingual
  hint?: Bilingual
  autoComplete?: string
  inputMode?: 'url' | 'numeric'
  /** The field takes the whole width of the form, as every text area does. */
  wide?: boolean
  /** The place of the field in the booking wizard. */
  wizard?: {
    step: number
    /** The answer survives a reload, in this tab only. Never set it for personal data. */
    kept?: boolean
    wide?: boolean
  }
}

/** The greatest lengths of answers, in characters (docs/product.md, Form rules). */
const LIMITS = {
  short: 100,
  email: 254,
  phone: 40,
  long: 200,
  query: 1000,
  message: 5000,
  list: 8000,
} as const

type Limit = keyof typeof LIMITS

/**
 * Characters that are removed from answers. Some databases refuse control characters; tabs and line ends stay. With characters
 * that change the direction of text (such as U+202E), one name can look like another name.
 */
const CONTROLS = /[^\P{Cc}\t\r\n]|\p{Bidi_Control}/gu

/** Cleans a posted value. Forms post strings, and an empty string for an untouched field. Any other value counts as empty. */
const toText = (value: unknown) => (typeof value === 'string' ? value.replace(CONTROLS, '').trim() : '')

/** The same for a column: the empty lines at its beginning stay. */
const toLines = (value: unknown) => (typeof value === 'string' ? value.replace(CONTROLS, '') : '')

/** A text that may span lines. */
const manyLines = z.transform((value: unknown) => toText(value).replace(/\r\n?/g, '\n'))

/** A text on one line: a name must not start a new line of an e-mail or a log. */
const oneLine = z.transform((value: unknown) => toText(value).replace(/\s+/g, ' '))

/** zod accepts any text as a message. This function accepts only keys of the dictionaries. */
const key = (error: FieldError) => error

const upTo = (limit: Limit) => z.maxLength(LIMITS[limit], key('tooLong'))

/**
 * A text on one line.
 * @param options.required the error when the text is empty; without this option, the field is optional
 */
export function line({ required, limit = 'short' }: { required?: FieldError; limit?: Limit } = {}): Control {
  const filledIn = required ? [z.minLength(1, key(required))] : []
  return {
    kind: 'text',
    required: required !== undefined,
    maxLength: LIMITS[limit],
    rule: z.pipe(oneLine, z.string().check(...filledIn, upTo(limit))),
  }
}

/** Optional paragraphs. */
export const paragraphs: Control = {
  kind: 'textarea',
  required: false,
  maxLength: LIMITS.message,
  rule: z.pipe(manyLines, z.string().check(upTo('message'))),
}

/**
 * Required paragraphs.
 * @param required the error when the text is too short
 * @param shortest the least number of characters, without spaces at both ends
 */
export const requiredParagraphs = (required: FieldError, shortest = 1): Control => ({
  ...paragraphs,
  required: true,
  rule: z.pipe(manyLines, z.string().check(z.minLength(shortest, key(required)), upTo('message'))),
})

const optionOf = (options: readonly string[]) =>
  z.pipe(oneLine, z.enum(['', ...options], key('optionInvalid')))

/** One value of a list, or no answer. */
export const choice = (options: Readonly<Record<string, Bilingual>>): Control => ({
  kind: 'select',
  required: false,
  options,
  empty: 'noPreference',
  rule: optionOf(Object.keys(options)),
})

/** What a value of a list looks like that comes from content: a slug, or the code of a province. */
const KEY = /^[A-Za-z0-9-]{1,100}$/

/**
 * Any number of values of a list: a line for each, as checkboxes with one name are posted. Other programs may send a list.
 * @param options the values, where they are always the same; without it they come from content
 */
export function several(options?: Readonly<Record<string, Bilingual>>): Control {
  const isKnown = (value: string) => (options ? Object.hasOwn(options, value) : KEY.test(value))
  return {
    kind: 'hidden',
    required: false,
    maxLength: LIMITS.list,
    options,
    rule: z.pipe(
      z.transform((value: unknown) => [...new Set(rowsIn(toLines(value)).filter(Boolean))].join('\n')),
      z.string().check(
        z.refine((text) => text === '' || text.split('\n').every(isKnown), key('optionInvalid')),
        upTo('list'),
      ),
    ),
  }
}

/**
 * The answers of one column of a table, such as the numbers of several licences: a line for each row. Rows that are left empty
 * stay, so that the columns fit together.
 */
export function column(): Control {
  return {
    kind: 'text',
    required: false,
    maxLength: LIMITS.query,
    rule: z.pipe(
      z.transform((value: unknown) => rowsIn(toLines(value)).join('\n').trimEnd()),
      z.string().check(upTo('query')),
    ),
  }
}

/**
 * Yes or no, as radio buttons. So a missing answer differs from "no".
 * @param options.required the error when the answer is missing; without this option, the answer is optional
 */
export function yesNo({ required }: { required?: FieldError } = {}): Control {
  const options = { yes: { en: 'Yes', fr: 'Oui' }, no: { en: 'No', fr: 'Non' } }
  const answers = Object.keys(options)
  return {
    kind: 'radio',
    required: required !== undefined,
    options,
    rule: required ? z.pipe(oneLine, z.enum(answers, key(required))) : optionOf(answers),
  }
}

const isDate = z.refine((text) => text === '' || isDay(String(text)), {
  error: key('dateInvalid'),
  abort: true,
})

/** An optional ISO date, not before today and at most two years away (first-day.ts). */
export const day: Control = {
  kind: 'date',
  required: false,
  rule: z.pipe(
    oneLine,
    z.string().check(
      isDate,
      z.refine((text) => text === '' || text >= firstPossibleDay(new Date()), key('datePast')),
      z.refine((text) => text === '' || text <= lastPossibleDay(new Date()), key('dateFar')),
    ),
  ),
}

/**
 * An ISO date that is not after today.
 * @param required the error when the date is missing; without it, the date is optional
 */
export const pastDay = (required?: FieldError): Control => ({
  kind: 'date',
  required: required !== undefined,
  rule: z.pipe(
    oneLine,
    z.string().check(
      ...(required ? [z.minLength(1, { error: key(required), abort: true })] : []),
      isDate,
      z.refine((text) => text <= lastToday(new Date()), key('dateToCome')),
    ),
  ),
})

/** Why a text is no last day of something that is still valid; null when it is, or empty. */
export function lastDayError(text: string): FieldError | null {
  if (text === '') return null
  if (!isDay(text)) return 'dateInvalid'
  return text < firstPossibleDay(new Date()) ? 'datePast' : null
}

/** The optional last day of something that is still valid, such as an insurance. */
export const lastDay: Control = {
  kind: 'date',
  required: false,
  rule: z.pipe(
    oneLine,
    z.string().check(
      isDate,
      z.refine((text) => lastDayError(text) === null, key('datePast')),
    ),
  ),
}

/** An amount as people write it: `2,000,000`, `2 000 000 $`, `2 M`. Cents are left out. */
function toDollars(text: string): string {
  const bare = text.replace(/cad|ca\$|\$/gi, '').trim()
  const millions = /^(\d{1,3})(?:[.,](\d))?\s*(?:m|millions?)$/i.exec(bare)
  if (millions) return String((Number(millions[1]) * 10 + Number(millions[2] ?? 0)) * 100_000)
  const whole = bare.replace(/[.,]\d{1,2}$/, '')
  return /^\d{1,3}([\s.,']?\d{3})*$|^\d+$/.test(whole) ? whole.replace(/\D/g, '') : text
}

/** An optional amount in whole dollars, up to a billion. */
export const dollars: Control = {
  kind: 'text',
  required: false,
  maxLength: LIMITS.phone,
  rule: z.pipe(
    z.pipe(line({ limit: 'phone' }).rule, z.transform(toDollars)),
    z
      .string()
      .check(
        z.refine(
          (text) => text === '' || (/^\d{1,10}$/.test(text) && Number(text) <= 1_000_000_000),
          key('amountInvalid'),
        ),
      ),
  ),
}

function isDay(text: string) {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}

/** A simple pattern of e-mail addresses: a text, `@`, and a host with a dot. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export const email: Field = {
  kind: 'email',
  label: { en: 'Email', fr: 'Courriel' },
  required: true,
  maxLength: LIMITS.email,
  autoComplete: 'email',
  rule: z.pipe(
    oneLine,
    z
      .string()
      .check(
        z.minLength(1, { error: key('emailRequired'), abort: true }),
        z.regex(ADDRESS, key('emailInvalid')),
        upTo('email'),
      ),
  ),
}

/** A phone number in any format with three or more digits. A North American one is formatted (docs/product.md, Form rules). */
export const phone: Field = {
  kind: 'tel',
  label: { en: 'Phone', fr: 'Téléphone' },
  required: false,
  maxLength: LIMITS.phone,
  autoComplete: 'tel',
  rule: z.pipe(
    z.pipe(line({ limit: 'phone' }).rule, z.transform(formatPhone)),
    z.string().check(z.refine((text) => text === '' || isPhone(text), key('phoneInvalid'))),
  ),
}

export const yourName = { label: { en: 'Your name', fr: 'Votre nom' }, autoComplete: 'name' }

export const city = { label: { en: 'City', fr: 'Ville' }, autoComplete: 'address-level2' }

/** An optional code of one of the thirteen provinces and territories. The page provides their names. */
export const province: Field = {
  kind: 'select',
  label: { en: 'Province or territory', fr: 'Province ou territoire' },
  required: false,
  empty: 'choose',
  autoComplete: 'address-level1',
  rule: optionOf(PROVINCE_CODES),
}

export const requiredProvince: Field = {
  ...province,
  required: true,
  rule: z.pipe(oneLine, z.enum(PROVINCE_CODES, key('provinceRequired'))),
}

/** The rule for a value that no visitor typed, such as `utm_source`. A long value is cut: the visitor could not correct it. */
const added = (length = 200) =>
  z.pipe(
    oneLine,
    z.transform((text: string) => text.slice(0, length)),
  )

/** The fields that every form sends in addition to the visitor's answers (docs/product.md, Lead fields). */
export const extras = {
  utm_source: added(),
  utm_medium: added(),
  utm_campaign: added(),
  referral_source: added(500),
  conversion_page: added(500),
  /** A hidden field that people leave empty and machines fill in. */
  honeypot: added(),
  /** When the form was opened, in milliseconds since 1970; empty without scripts. */
  form_start_time: z.pipe(
    oneLine,
    z.transform((text: string) => (/^\d{1,15}$/.test(text) ? text : '')),
  ),
  /** `yes` only when the visitor ticked the checkbox for commercial messages (CASL). */
  marketing_consent: z.pipe(
    oneLine,
    z.transform((text: string) => (text === 'yes' ? 'yes' : '')),
  ),
  /** The language of the page with the form. */
  lang: z.pipe(
    oneLine,
    z.transform((text: string) => (text === 'fr' ? 'fr' : 'en')),
  ),
}

export type ExtraName = keyof typeof extras
