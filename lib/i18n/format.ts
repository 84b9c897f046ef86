import { type Language, LOCALES } from './languages.ts'

const NO_BREAK_SPACE = '\u00A0'

/** Formatters of one language; numbers, prices in CAD, dates and lists go through `Intl`. */
export interface Formatters {
  /** `1,247` / `1 247` */
  number(value: number, options?: Intl.NumberFormatOptions): string
  /** Whole Canadian dollars: `$1,234` / `1 234 $`; cents only where there are some. */
  price(dollars: number): string
  /** `$100-$250` / `100–250 $` */
  priceRange(min: number, max: number): string
  /** `March 1, 2026` / `1er mars 2026`, from an ISO date. */
  date(iso: string): string
  /** `March 2026` / `mars 2026`, from an ISO date. */
  month(iso: string): string
  list(items: string[]): string
  /** Picks the form the number wants: 0 and 1.5 are singular in French. */
  plural(count: number, forms: { one: string; other: string }): string
}

function createFormatters(lang: Language): Formatters {
  const locale = LOCALES[lang]
  const rules = new Intl.PluralRules(locale)
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })

  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value)

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
    priceRange: (min, max) =>
      lang === 'fr' ? `${number(min)}–${number(max)}${NO_BREAK_SPACE}$` : `${price(min)}-${price(max)}`,
    date: (iso) => {
      const text = dates.format(new Date(iso))
      // Intl gives "1 mars"; French writes the first of the month as an ordinal.
      return lang === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text
    },
    month: (iso) => months.format(new Date(iso)),
    list: (items) => lists.format(items),
    plural: (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other),
  }
}

const formatters = { en: createFormatters('en'), fr: createFormatters('fr') }

export function getFormatters(lang: Language): Formatters {
  return formatters[lang]
}
