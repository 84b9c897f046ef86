import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import type { LocalTime } from './local-time.ts'
import { timeText } from './time-text.ts'

/** A day with its weekday: `Tuesday, December 8` / `mardi 8 décembre`. */
export function dayInWords(day: string, lang: Language): string {
  const text = new Date(day).toLocaleDateString(LOCALES[lang], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return lang === 'fr' ? text.replace(/(?<=\s)1(?=\s)/, '1er') : text
}

/** When something was looked up, on the clock of a province: `December 1, 2026, 10:10 a.m.` */
export const seenAt = ({ day, minutes }: LocalTime, lang: Language): string =>
  fillPlaceholders(getDictionary(lang).availability.seenAt, {
    day: getFormatters(lang).date(day),
    time: timeText(minutes, lang),
  })
