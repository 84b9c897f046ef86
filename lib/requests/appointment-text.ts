import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Appointment } from './life.ts'
import { minutesOf, timeText } from './time-text.ts'

/** The day of an installation in words, with its hours if they are known: `December 5, 2026, between 9:00 a.m. and 11:00 a.m.` */
export function appointmentText({ day, from, to }: Appointment, lang: Language): string {
  const { between, from: fromOnly } = getDictionary(lang).requestPage
  const date = getFormatters(lang).date(day)
  if (!from) return date
  const words = (clock: string) => timeText(minutesOf(clock), lang)
  return fillPlaceholders(to ? between : fromOnly, { date, from: words(from), to: to ? words(to) : '' })
}
