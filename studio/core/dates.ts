import { type Language, LOCALES } from '#lib/i18n/languages.ts'

interface DateStyles {
  dateStyle: 'medium' | 'long'
  timeStyle?: 'short'
}

type Moment = Date | number

/** Formats days and moments in the Studio's language and the time zone of the browser. */
export function dateFormat(language: Language, styles: DateStyles) {
  const format = new Intl.DateTimeFormat(LOCALES[language], styles)
  // Intl gives "1 mars"; French writes the first of the month as an ordinal.
  const joined = (parts: Intl.DateTimeFormatPart[]) =>
    parts
      .map(({ type, value }) => (language === 'fr' && type === 'day' && value === '1' ? '1er' : value))
      .join('')
  return {
    format: (at: Moment) => joined(format.formatToParts(at)),
    formatRange: (from: Moment, to: Moment) => joined(format.formatRangeToParts(from, to)),
  }
}
