import { type Language, LOCALES } from './languages.ts'

/**
 * The plural rules of Unicode's CLDR for the numbers of this site. `Intl.PluralRules` gives the same, but creating it takes a
 * phone 45 ms while the catalogue becomes interactive.
 */
const IS_SINGULAR: Record<Language, (count: number) => boolean> = {
  en: (count) => count === 1,
  fr: (count) => Math.abs(count) < 2,
}

const NO_BREAK_SPACE = '\u00A0'

/**
 * The formatters of one language: numbers, prices in CAD, dates and lists, by `Intl`. Each is created at its first use, because
 * creating one takes a hundred times as long as using it.
 */
export type Formatters = ReturnType<typeof createFormatters>

function createFormatters(lang: Language) {
  const locale = LOCALES[lang]
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const datesWith = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  const dates = datesWith({ dateStyle: 'long' })
  const months = datesWith({ month: 'long', year: 'numeric' })

  const known = new Map<string, Intl.NumberFormat>()
  function numbers(options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const key = JSON.stringify(options)
    const format = known.get(key) ?? new Intl.NumberFormat(locale, options)
    known.set(key, format)
    return format
  }

  /** `1,247` in English, `1 247` in French. */
  const number = (value: number, options: Intl.NumberFormatOptions = {}) => numbers(options).format(value)

  /** Whole Canadian dollars: `$1,234` / `1 234 $`; cents only if the amount has cents. */
  const price = (dollars: number) =>
    number(dollars, {
      style: 'currency',
      currency: 'CAD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
      maximumFractionDigits: 2,
    })

  return {
    number,
    price,
    /** `$100-$250` / `100–250 $` */
    priceRange: (min: number, max: number) =>
      lang === 'fr' ? `${number(min)}–${number(max)}${NO_BREAK_SPACE}$` : `${price(min)}-${price(max)}`,
    /** `March 1, 2026` / `1er mars 2026`, from an ISO date; empty for an invalid date. */
    date: (iso: string) => {
      const text = textOf(dates(), iso)
      // Intl gives "1 mars"; French writes the first of the month as an ordinal.
      return lang === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text
    },
    /** `March 2026` / `mars 2026`, from an ISO date; empty for an invalid date. */
    month: (iso: string) => textOf(months(), iso),
    list: (items: string[]) => lists().format(items),
    /** Chooses the singular or the plural form: 0 and 1.5 are singular in French. */
    plural: (count: number, forms: { one: string; other: string }) =>
      IS_SINGULAR[lang](count) ? forms.one : forms.other,
  }
}

function textOf(format: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

const formatters = { en: once(() => createFormatters('en')), fr: once(() => createFormatters('fr')) }

export function getFormatters(lang: Language): Formatters {
  return formatters[lang]()
}
