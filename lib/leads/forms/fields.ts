import * as z from 'zod/mini'
import { PROVINCE_CODES } from '#schemas/shared/provinces.ts'
import { firstPossibleDay } from './first-day.ts'
import { LIMITS } from './limits.ts'
import { formatPhone } from './phone.ts'
import type { FieldError } from './types.ts'

/**
 * The fields of every form. A form posts strings, an untouched field as an empty one; whatever else arrives counts as
 * empty. Messages are keys of the dictionaries' `forms.errors`, so that browser and server say the same sentence.
 */

/** Characters no field needs and some stores refuse: controls except tabs and line ends. */
const CONTROLS = /[^\P{Cc}\t\r\n]/gu

const toText = (value: unknown) => (typeof value === 'string' ? value.replace(CONTROLS, '').trim() : '')

/** A text that may span lines. */
const paragraph = z.transform((value: unknown) => toText(value).replace(/\r\n?/g, '\n'))

/** A text on one line: a name must not start a new line of an e-mail or a log. */
const line = z.transform((value: unknown) => toText(value).replace(/\s+/g, ' '))

const says = (error: FieldError) => error

type Limit = keyof typeof LIMITS

const upTo = (limit: Limit) => z.maxLength(LIMITS[limit], says('tooLong'))

/** One line, may stay empty. */
export const optionalLine = (limit: Limit = 'short') => z.pipe(line, z.string().check(upTo(limit)))

/** One line that has to be filled in. */
export const requiredLine = (error: FieldError, limit: Limit = 'short') =>
  z.pipe(line, z.string().check(z.minLength(1, says(error)), upTo(limit)))

/** Any format is accepted. A North American number is formatted (docs/product.md, Form rules). */
export const phone = z.pipe(optionalLine('phone'), z.transform(formatPhone))

/** A simple pattern of e-mail addresses. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export const requiredEmail = z.pipe(
  line,
  z
    .string()
    .check(
      z.minLength(1, { error: says('emailRequired'), abort: true }),
      z.regex(ADDRESS, says('emailInvalid')),
      upTo('email'),
    ),
)

/** Paragraphs, may stay empty. */
export const optionalMessage = z.pipe(paragraph, z.string().check(upTo('message')))

/** At least ten characters. Spaces at both ends do not count. */
export const projectMessage = z.pipe(
  paragraph,
  z.string().check(z.minLength(10, says('messageTooShort')), upTo('message')),
)

/** One of a list, or nothing. */
export const optionalChoice = <const Option extends string>(options: readonly Option[]) =>
  z.pipe(line, z.enum(['', ...options], says('optionInvalid')))

/** One of the thirteen provinces and territories, by its code. */
export const requiredProvince = z.pipe(line, z.enum(PROVINCE_CODES, says('provinceRequired')))

export const optionalProvince = optionalChoice(PROVINCE_CODES)

/** An ISO date that is not before today, or nothing. */
export const optionalDay = z.pipe(
  line,
  z.string().check(
    z.refine((day) => day === '' || isDay(day), { error: says('dateInvalid'), abort: true }),
    z.refine((day) => day === '' || day >= firstPossibleDay(new Date()), says('datePast')),
  ),
)

function isDay(text: string) {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}

/** A value that the page adds is cut, not refused: the visitor could not correct it. */
const added = (length = 200) =>
  z.pipe(
    line,
    z.transform((text: string) => text.slice(0, length)),
  )

/** Sent with every form (docs/product.md, Lead fields). */
export const extras = {
  utm_source: added(),
  utm_medium: added(),
  utm_campaign: added(),
  referral_source: added(500),
  conversion_page: added(500),
  /** A hidden field that people leave empty. */
  honeypot: added(),
  /** When the form was opened, in milliseconds since 1970; empty without scripts. */
  form_start_time: z.pipe(
    line,
    z.transform((text: string) => (/^\d{1,15}$/.test(text) ? text : '')),
  ),
  /** Commercial messages, only when ticked (CASL). */
  marketing_consent: z.pipe(
    line,
    z.transform((text: string) => (text === 'yes' ? ('yes' as const) : ('' as const))),
  ),
  /** The language the visitor read the form in. */
  lang: z.pipe(
    line,
    z.transform((text: string) => (text === 'fr' ? ('fr' as const) : ('en' as const))),
  ),
}
