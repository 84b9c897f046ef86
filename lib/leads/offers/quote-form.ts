import { dayBefore } from '#lib/site-day.ts'
import { LONGEST_TEXT, MOST_DOLLARS, type Quote, quote } from './offer.ts'

/** What can be wrong in a form of a contractor, as keys of the words of the pages (`jobPages.job.errors`). */
export type FormError =
  | 'priceMissing'
  | 'priceWrong'
  | 'amountWrong'
  | 'priceOrder'
  | 'taxMissing'
  | 'includedMissing'
  | 'tooLong'
  | 'dayMissing'
  | 'dayWrong'
  | 'hoursWrong'
  | 'fileWrong'
  | 'fileTooLarge'
  | 'filesTooMany'
  | 'reasonMissing'
  | 'textMissing'
  | 'numberWrong'
  | 'sureMissing'

/** The errors of a form, by field. */
export type JobErrors = Readonly<Record<string, FormError>>

/** The days for which a new quote holds, unless the contractor says otherwise. */
export const QUOTE_DAYS = 14

/** The fields of the earliest days. */
export const DAY_FIELDS = ['day_1', 'day_2', 'day_3'] as const

/** The most days that a quote can hold, and that a day can lie ahead. */
const LONGEST_VALID = 366
const FARTHEST_DAY = 731

/**
 * Whole dollars in a typed price: `1 200`, `1,200`, `$1200.00` or `1 200,00 $`. Null for an empty text; NaN for a text that is no
 * price in whole dollars.
 */
export function dollarsIn(text = ''): number | null {
  const amount = amountIn(text)
  return amount === null || Number.isInteger(amount) ? amount : Number.NaN
}

/**
 * Dollars with cents in a typed price: `360.50`, `360,5` or `1 360,50 $`. Null for an empty text; NaN for a text that is no
 * price.
 */
export function amountIn(text = ''): number | null {
  const plain = text.replaceAll(/[\s$]/g, '').replace(/^CAD|CAD$/i, '')
  if (plain === '') return null
  const [, whole = '', mark = '', cents = '0'] =
    /^(\d{1,3}(?:[,.]\d{3})+|\d+)(?:([.,])(\d{1,2}))?$/.exec(plain) ?? []
  // One mark cannot stand both between thousands and before cents.
  const isPrice = whole !== '' && (mark === '' || !whole.includes(mark))
  const amount = isPrice ? Number(`${whole.replaceAll(/[,.]/g, '')}.${cents}`) : Number.NaN
  return amount > MOST_DOLLARS ? Number.NaN : amount
}

/** Whether a text is a day between today and a number of days later. */
export function isDayAhead(text: string, today: string, most = FARTHEST_DAY): boolean {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`))
  return isDay && text >= today && text <= dayBefore(today, -most)
}

/** A typed text with `\n` at line ends and no blank ends. */
export const textIn = (text = ''): string => text.replaceAll(/\r\n?/g, '\n').trim()

/**
 * The quote in a posted form, or what is wrong with it.
 * @param today the day in the province of the job
 * @param file the id of the attached file; null without one
 */
export function readQuote(
  texts: Readonly<Record<string, string>>,
  { today, file }: { today: string; file: string | null },
): { quote: Quote } | { errors: JobErrors } {
  const errors: Record<string, FormError> = {}
  const low = dollarsIn(texts.price_low)
  const high = dollarsIn(texts.price_high)
  const permit = dollarsIn(texts.permit)
  const included = textIn(texts.included)
  const days = DAY_FIELDS.map((name) => [name, texts[name] ?? ''] as const).filter(([, day]) => day !== '')
  const { tax, valid_until: validUntil = '' } = texts
  if (low === null) errors.price_low = 'priceMissing'
  else if (!(low > 0)) errors.price_low = 'priceWrong'
  if (high !== null && !(high > 0)) errors.price_high = 'priceWrong'
  else if (low !== null && high !== null && high < low) errors.price_high = 'priceOrder'
  if (tax !== 'added' && tax !== 'none') errors.tax = 'taxMissing'
  if (Number.isNaN(permit)) errors.permit = 'priceWrong'
  if (included === '') errors.included = 'includedMissing'
  else if (included.length > LONGEST_TEXT) errors.included = 'tooLong'
  if (days.length === 0) errors.day_1 = 'dayMissing'
  for (const [name, day] of days) if (!isDayAhead(day, today)) errors[name] = 'dayWrong'
  if (!isDayAhead(validUntil, today, LONGEST_VALID))
    errors.valid_until = validUntil ? 'dayWrong' : 'dayMissing'
  if (Object.keys(errors).length > 0) return { errors }
  return {
    quote: quote.parse({
      priceLow: low,
      priceHigh: high ?? low,
      tax,
      permit,
      included,
      days: [...new Set(days.map(([, day]) => day))].sort(),
      validUntil,
      file,
    }),
  }
}
