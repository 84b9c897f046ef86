import { type Language, LOCALES } from '#lib/i18n/languages.ts'

interface DateStyles {
  dateStyle: 'medium' | 'long'
  /** `medium` has the seconds. */
  timeStyle?: 'short' | 'medium'
}

type Moment = Date | number

/** Formats days and moments in the Studio's language and the time zone of the browser. */
export function dateFormat(language: Language, styles: DateStyles) {
  const format = new Intl.DateTimeFormat(LOCALES[language], styles)
  const joined = (parts: Intl.DateTimeFormatPart[]) =>
    parts.map((part) => (language === 'fr' ? inFrench(part) : part.value)).join('')
  return {
    format: (at: Moment) => joined(format.formatToParts(at)),
    formatRange: (from: Moment, to: Moment) => joined(format.formatRangeToParts(from, to)),
  }
}

/** Intl gives "1 mars" and "08 h 05"; French writes "1er mars" and "8 h 05". */
function inFrench({ type, value }: Intl.DateTimeFormatPart): string {
  if (type === 'day' && value === '1') return '1er'
  return type === 'hour' ? value.replace(/^0(?=\d)/, '') : value
}
